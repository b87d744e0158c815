class Loader {
    lazy var data: [Int] = {
        print("loading")
        return [1, 2, 3]
    }()
    lazy var total = data.reduce(0, +)
}
let l = Loader()
print("before")  // expect: before
print(l.data.count)  // expect: loading
// expect: 3
print(l.total)  // expect: 6
l.data.append(4)
print(l.data, l.total)  // expect: [1, 2, 3, 4] 6
