"""Rules made fast: their C++ built into a small library for this machine, and called from Python.

`building` finds or builds the library, `cache` keeps it, `prebuilt` is what came with the package, `library` calls it.
"""
