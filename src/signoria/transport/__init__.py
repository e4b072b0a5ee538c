"""Transport: lines of JSON to and from worker processes, one a message, with time limits and one error, `WorkerError`.

Nothing is imported here, so that a worker starts with no more than it needs.
"""
