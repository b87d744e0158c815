protocol P { init() }
class A: P { init() {} }  // error@14: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'A' | Write 'required' before it, or 'final' before the class.
