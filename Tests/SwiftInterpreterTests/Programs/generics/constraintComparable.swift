func largest<T: Comparable>(in list: [T]) -> T? {
    guard var best = list.first else { return nil }
    for item in list where item > best { best = item }
    return best
}
print(largest(in: [3, 9, 4])!)  // expect: 9
print(largest(in: ["pear", "apple", "plum"])!)  // expect: plum
print(largest(in: [Double]()) as Any)  // expect: nil
