enum AgeError: Error { case negative(Int) }
struct Age {
    let years: Int
    init(_ y: Int) throws {
        if y < 0 { throw AgeError.negative(y) }
        years = y
    }
}
print(try Age(4).years)  // expect: 4
print((try? Age(-1)) == nil)  // expect: true
do { _ = try Age(-2) } catch AgeError.negative(let n) { print("negative", n) }  // expect: negative -2
