// What is part of the libraries of a wheel alone: whether this processor, and the system it works for, run what was built
// for x86-64-v3.

#ifdef __x86_64__
#include <cpuid.h>

static bool processor_has(unsigned leaf, unsigned in_b, unsigned in_c) {
    unsigned a, b, c, d;
    return __get_cpuid_count(leaf, 0, &a, &b, &c, &d) && (b & in_b) == in_b && (c & in_c) == in_c;
}

EXPORT int runs_newer() {
    const unsigned early = bit_SSE3 | bit_SSSE3 | bit_CMPXCHG16B | bit_SSE4_1 | bit_SSE4_2 | bit_POPCNT;
    if (!processor_has(1, 0, early | bit_FMA | bit_MOVBE | bit_OSXSAVE | bit_AVX | bit_F16C)) return 0;
    if (!processor_has(7, bit_AVX2 | bit_BMI | bit_BMI2, 0)) return 0;
    if (!processor_has(0x80000001, 0, bit_LAHF_LM | bit_LZCNT)) return 0;
    // The system must keep the wide registers, too.
    unsigned kept, unused;
    __asm__ volatile("xgetbv" : "=a"(kept), "=d"(unused) : "c"(0));
    return (kept & 6) == 6;
}
#endif

#ifdef _WIN32
// There is nothing to start.
extern "C" int DllMainCRTStartup(void*, unsigned, void*) { return 1; }
#endif
