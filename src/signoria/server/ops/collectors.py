"""What is counted with every move, in plain numbers: Prometheus's own counters cost twenty times as much to count."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Counted(Collector):
    """How often something happened, by a label."""

    def __init__(self, name: str, text: str, label: str, registry: CollectorRegistry) -> None:
        self._name, self._text, self._label = name, text, label
        self._counts: Counter[str] = Counter()
        registry.register(self)

    def note(self, kind: str) -> None:
        """It has happened once more."""
        self._counts[kind] += 1

    def collect(self) -> Iterator[Metric]:
        """The counts so far."""
        family = CounterMetricFamily(self._name, self._text, labels=[self._label])
        for kind, count in self._counts.items():
            family.add_metric([kind], count)
        yield family


class Lasted(Collector):
    """How long something took, each time."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry, buckets: Sequence[float]) -> None:
        self._name, self._text, self._buckets = name, text, buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        registry.register(self)

    def note(self, seconds: float) -> None:
        """It took so long."""
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """How often it took no longer than each of the buckets says."""
        names = [*map(str, self._buckets), "+Inf"]
        family = HistogramMetricFamily(self._name, self._text)
        family.add_metric([], list(zip(names, accumulate(self._counts), strict=True)), self._sum)
        yield family
