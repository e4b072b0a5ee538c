"""Rules as C++: the same rule functions written out for compilers that know no Python, of CPUs and of GPUs.

`rules` finds the functions that are needed, `widths` which of their numbers need 64 bits, `text` writes them, `entries`
lets Python call them, and `program` puts them together with the record and the tables (for a GPU with `kernels.h`).
"""
