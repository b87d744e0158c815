struct Source {
  func watch(_ value: Int, _ action: () -> Void) {}
  func watch(_ value: Int, _ action: (Int, Int) -> Void) {}
  func fine() { watch(1) { print("a") }; watch(1) { print($0, $1) } }
  func three() { watch(1) { a, b, c in print(a) } }  // error@27: 'watch' takes a closure of 0 or 2 arguments, but 3 are used in this one
  func anonymous() { watch(1) { print($0, $2) } }  // error@31: 'watch' takes a closure of 0 or 2 arguments, but 3 are used in this one
}
