func ty<T>(_ r: Regex<T>) { print(T.self) }
ty(/abc/)  // expect: Substring
ty(/(\d+)-(\d+)/)  // expect: (Substring, Substring, Substring)
ty(/(?<a>\d+)(?:x)(\w)?/)  // expect: (Substring, a: Substring, Optional<Substring>)
ty(/(a)|(b)/)  // expect: (Substring, Optional<Substring>, Optional<Substring>)
ty(/((a)*)+/)  // expect: (Substring, Substring, Optional<Substring>)
ty(/(a)?/)  // expect: (Substring, Optional<Substring>)
ty(/((a)?)?/)  // expect: (Substring, Optional<Substring>, Optional<Substring>)
ty(/(a)+/)  // expect: (Substring, Substring)
ty(/(a){2}/)  // expect: (Substring, Substring)
ty(/(a){0,2}/)  // expect: (Substring, Optional<Substring>)
ty(/\(([()])(?=a(b))/)  // expect: (Substring, Substring, Substring)
ty(#/(\w+) / x/#)  // expect: (Substring, Substring)
ty(#/
  (\w+)  # comment
  \s x
/#)  // expect: (Substring, Substring)
