// What the rules' C++ stands on: kinds of numbers, Python's division, and rows of batches.

#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#endif

// Where many moves are made at a time, a game's entries become part of the loop, which is twice as fast or more; for one
// move it brings nothing, and building takes three times as long.
#ifdef __CUDACC__
#ifdef BY_LOT
#define ENTRY static __device__ __forceinline__
#else
#define ENTRY static __device__ __noinline__
#endif
#define RULE static __device__
#define RULE_MEMBER __device__
#define TABLE static __device__ const
#else
#define RULE static inline
#define ENTRY static
#define RULE_MEMBER
#define TABLE static const
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

typedef int32_t i32;
typedef int64_t i64;

// Rules divide by what is positive, and Python rounds down.
template <class A, class B> RULE auto py_div(A a, B b) -> decltype(a / b) { return a / b - (a % b < 0); }
template <class A, class B> RULE auto py_mod(A a, B b) -> decltype(a % b) { return a % b + (a % b < 0 ? b : 0); }
template <class A, class B> RULE auto py_min(A a, B b) -> decltype(a + b) { return a < b ? a : b; }
template <class A, class B> RULE auto py_max(A a, B b) -> decltype(a + b) { return a > b ? a : b; }
template <class A> RULE auto py_abs(A a) -> decltype(a + 0) { return a < 0 ? -a : a; }

RULE i64 wide_add(i64 a, i64 b) { return i64(uint64_t(a) + uint64_t(b)); }
RULE i64 wide_sub(i64 a, i64 b) { return i64(uint64_t(a) - uint64_t(b)); }
RULE i64 wide_mul(i64 a, i64 b) { return i64(uint64_t(a) * uint64_t(b)); }
template <class A> RULE A py_int(A a) { return a; }
RULE i32 py_int(float a) { return i32(a); }

// What `core/rules/bits.py` counts in loops, as one instruction: not every compiler knows those loops.
#ifdef __CUDACC__
RULE i32 bits_count_bits(i64 bits) { return __popcll(bits); }
RULE i32 bits_lowest_bit(i64 bits) { return __ffsll(bits) - 1; }
#else
RULE i32 bits_count_bits(i64 bits) { return __builtin_popcountll(bits); }
RULE i32 bits_lowest_bit(i64 bits) { return bits == 0 ? -1 : __builtin_ctzll(bits); }
#endif

// Arrays whose length is known, and in a checked build stop at an index beyond it.
#ifdef CHECKED
#include <setjmp.h>
static thread_local jmp_buf stop_here;
static thread_local i64 beyond[2];
EXPORT const i64* what_was_beyond() { return beyond; }
#define STOP_HERE if (setjmp(stop_here)) return INT64_MIN;
#define STOP_PYTHON_HERE if (setjmp(stop_here)) return python.from_number(INT64_MIN);
static i64 checked(i64 place, i64 length) {
    if (place >= 0 && place < length) return place;
    beyond[0] = place;
    beyond[1] = length;
    longjmp(stop_here, 1);
}
#define ROW(...) {{__VA_ARGS__}}
template <class T, int LENGTH> struct Fixed {
    T places[LENGTH];
    T& operator[](i64 place) { return places[checked(place, LENGTH)]; }
    const T& operator[](i64 place) const { return places[checked(place, LENGTH)]; }
};
template <class T, int LENGTH> RULE i32 py_len(const Fixed<T, LENGTH>&) { return LENGTH; }
#else
#define STOP_HERE
#define STOP_PYTHON_HERE
#define ROW(...) {__VA_ARGS__}
template <class T, int LENGTH> using Fixed = T[LENGTH];
#endif

#ifndef __CUDACC__
#ifndef CHECKED
RULE i64 checked(i64 place, i64) { return place; }
#endif

// Arrays of Python: the address, the length and, of a table, the length of a row.
template <class T> struct List {
    T* first;
    i64 length;
    List(T* first, i64 length) : first(first), length(length) {}
    explicit List(const i64* given) : first(reinterpret_cast<T*>(intptr_t(given[0]))), length(given[1]) {}
    T& operator[](i64 place) const { return first[checked(place, length)]; }
};

template <class T> struct Table {
    T* first;
    i64 length, width;
    explicit Table(const i64* given)
        : first(reinterpret_cast<T*>(intptr_t(given[0]))), length(given[1]), width(given[2]) {}
    List<T> operator[](i64 place) const { return {first + checked(place, length) * width, width}; }
};

template <class T> RULE i32 py_len(const List<T>& list) { return i32(list.length); }
template <class T> RULE i32 py_len(const Table<T>& table) { return i32(table.length); }
#endif

// One game's row of a batch. Numbers of neighbouring games lie side by side, so that threads write side by side.
template <class T, int WIDTH> struct Row {
    T* first;
    i64 apart;
    RULE_MEMBER T& operator[](i64 place) const { return first[place * apart]; }
};

template <class T, int WIDTH> struct Rows {
    T* first;
    i64 games;
    RULE_MEMBER Row<T, WIDTH> operator[](i64 game) const { return {first + game, games}; }
};

// The one game a thread plays, whatever its number.
template <class T> struct Own {
    T* only;
    RULE_MEMBER T& operator[](i64) const { return *only; }
};

template <class T, int WIDTH> RULE i32 py_len(Row<T, WIDTH>) { return WIDTH; }
template <class T, int WIDTH> RULE i32 py_len(T (&)[WIDTH]) { return WIDTH; }

// A loop that copies a row of N numbers. To floats that lie together g++ would convert bytes one by one.
// What the loop counted is left at its last number.
template <int N, class To, class From, class Turn> RULE void copy_row(To&& to, i64 at, const From& from, Turn& turn) {
    for (i32 place = 0; place < N; place++) to[at + place] = from[place];
    turn = N - 1;
}

#if !defined(__CUDACC__) && !defined(CHECKED) && (defined(__clang__) || defined(__AVX2__))
template <class T, int COUNT> struct Vector {
    typedef T Numbers __attribute__((vector_size(COUNT * sizeof(T))));
};

#ifdef __clang__
template <int COUNT, class T> RULE auto widened(const T* from) {
    typename Vector<T, COUNT>::Numbers bytes;
    __builtin_memcpy(&bytes, from, COUNT);
    return __builtin_convertvector(bytes, typename Vector<i32, COUNT>::Numbers);
}
#else
typedef Vector<char, 16>::Numbers Bytes;
template <int COUNT> RULE Bytes first_bytes(const void* from) {
    if constexpr (COUNT == 4) {
        i32 bytes;
        __builtin_memcpy(&bytes, from, 4);
        return Bytes(Vector<i32, 4>::Numbers{bytes, 0, 0, 0});
    } else {
        i64 bytes;
        __builtin_memcpy(&bytes, from, 8);
        return Bytes(Vector<i64, 2>::Numbers{bytes, 0});
    }
}
template <int COUNT> RULE auto widened(const int8_t* from) {
    if constexpr (COUNT == 4) return __builtin_ia32_pmovsxbd128(first_bytes<4>(from));
    else return __builtin_ia32_pmovsxbd256(first_bytes<8>(from));
}
template <int COUNT> RULE auto widened(const uint8_t* from) {
    if constexpr (COUNT == 4) return __builtin_ia32_pmovzxbd128(first_bytes<4>(from));
    else return __builtin_ia32_pmovzxbd256(first_bytes<8>(from));
}
#endif

template <int COUNT, class T> RULE void some_to_floats(float* to, const T* from) {
    auto floats = __builtin_convertvector(widened<COUNT>(from), typename Vector<float, COUNT>::Numbers);
    __builtin_memcpy(to, &floats, sizeof floats);
}

template <int N, class T> RULE void to_floats(float* to, const T* from) {
    if constexpr (sizeof(T) > 1 || N < 4) {
        for (i32 place = 0; place < N; place++) to[place] = from[place];
    } else if constexpr (N >= 8) {
        some_to_floats<8>(to, from);
        if constexpr (N >= 12) to_floats<N - 8>(to + 8, from + 8);
        else if constexpr (N > 8) some_to_floats<4>(to + N - 4, from + N - 4);
    } else {
        some_to_floats<4>(to, from);
        if constexpr (N > 4) some_to_floats<4>(to + N - 4, from + N - 4);
    }
}

template <int N, class T, int WIDTH, int LENGTH, class Turn>
RULE void copy_row(float (&to)[WIDTH], i64 at, const T (&from)[LENGTH], Turn& turn) {
    to_floats<N>(to + at, from);
    turn = N - 1;
}
#endif

// The least of what all threads bring.
RULE void keep_least(i64* least, i64 number) {
#ifdef __CUDACC__
    atomicMin(reinterpret_cast<long long*>(least), number);
#else
    *least = py_min(*least, number);
#endif
}
