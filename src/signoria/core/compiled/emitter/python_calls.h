// Built-in functions of Python: a call costs a fifth of one through ctypes. Python tells where its own functions are, so
// no header of it is needed, and one library serves all its versions.
#ifndef __wasm__
struct Object;
typedef intptr_t Length;

static struct {
    Object* (*from_number)(long long);
    long long (*to_number)(Object*);
    Object* (*new_list)(Length);
    int (*set_item)(Object*, Length, Object*);
    Object* (*what_is_wrong)();
    int (*say_bad_argument)();
    void* (*let_others)();
    void (*take_back)(void*);
} python;

EXPORT void use_python(const void* functions) { __builtin_memcpy(&python, functions, sizeof python); }

// The numbers that were given; false if that is an error, which Python then knows of.
static bool take(Object* const* given, Length count, i64* numbers, Length wanted) {
    if (count != wanted) return python.say_bad_argument(), false;
    for (Length place = 0; place < count; place++) {
        numbers[place] = python.to_number(given[place]);
        if (numbers[place] == -1 && python.what_is_wrong()) return false;
    }
    return true;
}

template <class T> static T* at(i64 address) { return reinterpret_cast<T*>(intptr_t(address)); }

// A function of this library and where its arguments lie; other threads of Python go on meanwhile, or not.
typedef i64 (*Entered)(const i64*);

EXPORT Object* call_apart(Object*, Object* const* given, Length count) {
    i64 numbers[2];
    if (!take(given, count, numbers, 2)) return nullptr;
    void* thread = python.let_others();
    i64 found = Entered(intptr_t(numbers[0]))(at<const i64>(numbers[1]));
    python.take_back(thread);
    return python.from_number(found);
}

EXPORT Object* call_held(Object*, Object* const* given, Length count) {
    i64 numbers[2];
    if (!take(given, count, numbers, 2)) return nullptr;
    return python.from_number(Entered(intptr_t(numbers[0]))(at<const i64>(numbers[1])));
}

static Object* list_of(const int32_t* numbers, Length count) {
    Object* list = python.new_list(count);
    for (Length place = 0; list && place < count; place++)
        python.set_item(list, place, python.from_number(numbers[place]));
    return list;
}
#endif
