"""Rules as C++: the same rule functions written out for compilers that know no Python, as those of GPUs.

`rules` finds the functions that are needed, `widths` which of their numbers need 64 bits, `text` writes them, and
`program` puts them together with the record, the tables and the kernels of `kernels.h`.
"""
