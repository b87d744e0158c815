for n in 1...15 {
    switch (n % 3 == 0, n % 5 == 0) {
    case (true, true): print("FizzBuzz")
    case (true, false): print("Fizz")
    case (false, true): print("Buzz")
    default: print(n)
    }
}  // expect: 1
// expect: 2
// expect: Fizz
// expect: 4
// expect: Buzz
// expect: Fizz
// expect: 7
// expect: 8
// expect: Fizz
// expect: Buzz
// expect: 11
// expect: Fizz
// expect: 13
// expect: 14
// expect: FizzBuzz
