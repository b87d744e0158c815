func f() async {
    async let x = g()
    print(x)  // error@11: expression is 'async' but is not marked with 'await' | Write 'await' before it.
    for await i in [1, 2] { print(i) }  // error@20: for-in loop requires '[Int]' to conform to 'AsyncSequence'
    Task { await h() }
}
func g() -> Int { 1 }
func h() {}
func s() { await f() }  // error@18: 'async' call in a function that does not support concurrency | Mark the function 'async', or start the work in a task: 'Task { await … }'.
