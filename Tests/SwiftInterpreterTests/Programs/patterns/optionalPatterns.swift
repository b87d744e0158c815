func f(_ a: Int?, _ b: String?) -> String {
    switch (a, b) {
    case let (n?, s?): "\(n)\(s)"
    case (let n?, nil): "only \(n)"
    case (nil, let s?): "only \(s)"
    case (nil, nil): "neither"
    }
}
print(f(1, "x"), f(1, nil), f(nil, "x"), f(nil, nil))  // expect: 1x only 1 only x neither
let nested: Int?? = .some(nil)
if case .some(.none) = nested { print("some none") }  // expect: some none
