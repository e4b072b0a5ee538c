/** A page that says so where there is no connection: public/service-worker.js keeps it, and nothing else. */

export function keepOfflinePage(isBuilt: boolean = import.meta.env.PROD): void {
  if (!isBuilt || !("serviceWorker" in navigator)) return;
  // A browser that refuses goes on without.
  const keep = (): void => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  addEventListener("load", keep, { once: true });
}
