"""Networks that learn the games by playing against themselves, on one GPU: `python -m train --help`.

The rules and the network work on the same memory; nothing but figures and checkpoints leaves the device. PyTorch, and
on a GPU CuPy, are needed here only: what comes of it are whole numbers, which `signoria` reads with NumPy.
"""
