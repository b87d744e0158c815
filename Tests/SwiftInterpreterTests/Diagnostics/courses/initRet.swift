struct S { var n: Int
  init(n: Int) { return nil } }  // error@18: only a failable initializer can return 'nil' | Write 'init?'.
