// What the rules' C++ stands on: kinds of numbers, Python's division, and rows of batches.

#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
#else
#include <cstdint>
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
#endif

typedef int32_t i32;
typedef int64_t i64;

// Rules divide by what is positive, and Python rounds down.
template <class A, class B> RULE auto py_div(A a, B b) -> decltype(a / b) { return a / b - (a % b < 0); }
template <class A, class B> RULE auto py_mod(A a, B b) -> decltype(a % b) { return a % b + (a % b < 0 ? b : 0); }
template <class A, class B> RULE auto py_min(A a, B b) -> decltype(a + b) { return a < b ? a : b; }
template <class A, class B> RULE auto py_max(A a, B b) -> decltype(a + b) { return a > b ? a : b; }
template <class A> RULE auto py_abs(A a) -> decltype(a + 0) { return a < 0 ? -a : a; }

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

// The least of what all threads bring.
RULE void keep_least(i64* least, i64 number) {
#ifdef __CUDACC__
    atomicMin(reinterpret_cast<long long*>(least), number);
#else
    *least = py_min(*least, number);
#endif
}
