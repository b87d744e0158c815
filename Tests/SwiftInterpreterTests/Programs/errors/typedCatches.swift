// Functions that throw one type of error.
enum ReadError: Error { case empty, tooLong(Int), other(String) }
func read(_ text: String) throws(ReadError) -> Int {
    if text.isEmpty { throw .empty }
    if text.count > 3 { throw .tooLong(text.count) }
    guard let number = Int(text) else { throw ReadError.other(text) }
    return number
}
for text in ["12", "", "12345", "x"] {
    do {
        print(try read(text))
    } catch {
        switch error {
        case .empty: print("empty")
        case .tooLong(let length) where length > 4: print("long", length)
        case .tooLong: print("a bit long")
        case .other(let rest): print("other", rest)
        }
    }
}  // expect: 12
// expect: empty
// expect: long 5
// expect: other x
do {
    _ = try read("")
} catch .empty {
    print("caught empty")  // expect: caught empty
} catch {
    print("else")
}
func attempt<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() + 1 }
do throws(ReadError) {
    print(try attempt { () throws(ReadError) -> Int in try read("1") })  // expect: 2
    print(try attempt { () throws(ReadError) -> Int in try read("") })
} catch {
    print("typed", error)  // expect: typed empty
}
print(attempt { 4 })  // expect: 5
let result = Result { () throws(ReadError) -> Int in try read("77") }
if case .success(let v) = result { print(v) }  // expect: 77
func never() throws(Never) -> Int { 3 }
print(never())  // expect: 3
