// Sorting algorithms, generic over what they sort.
func bubble<T: Comparable>(_ input: [T]) -> [T] {
    var a = input
    for end in stride(from: a.count - 1, to: 0, by: -1) {
        for i in 0..<end where a[i] > a[i + 1] { a.swapAt(i, i + 1) }
    }
    return a
}
func quick<T: Comparable>(_ a: [T]) -> [T] {
    guard let pivot = a.first else { return [] }
    let rest = a.dropFirst()
    return quick(rest.filter { $0 < pivot }) + [pivot] + quick(rest.filter { $0 >= pivot })
}
func merge<T>(_ a: [T], by isBefore: (T, T) -> Bool) -> [T] {
    guard a.count > 1 else { return a }
    let middle = a.count / 2
    let left = merge(Array(a[..<middle]), by: isBefore)
    let right = merge(Array(a[middle...]), by: isBefore)
    var (i, j, result) = (0, 0, [T]())
    result.reserveCapacity(a.count)
    while i < left.count, j < right.count {
        if isBefore(right[j], left[i]) {
            result.append(right[j])
            j += 1
        } else {
            result.append(left[i])
            i += 1
        }
    }
    return result + left[i...] + right[j...]
}
extension Array where Element: Comparable {
    mutating func insertionSort() {
        for i in indices.dropFirst() {
            var j = i
            while j > 0, self[j] < self[j - 1] {
                swapAt(j, j - 1)
                j -= 1
            }
        }
    }
    func binarySearch(_ value: Element) -> Index? {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if self[middle] == value { return middle }
            range = self[middle] < value ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
let numbers = [5, 2, 9, 1, 5, 6, -3]
print(bubble(numbers), quick(numbers), merge(numbers, by: <))  // expect: [-3, 1, 2, 5, 5, 6, 9] [-3, 1, 2, 5, 5, 6, 9] [-3, 1, 2, 5, 5, 6, 9]
print(merge(["pear", "fig", "apple"], by: { $0.count < $1.count }))  // expect: ["fig", "pear", "apple"]
var copy = numbers
copy.insertionSort()
print(copy, copy.binarySearch(6) ?? -1, copy.binarySearch(7) as Any)  // expect: [-3, 1, 2, 5, 5, 6, 9] 5 nil
print(numbers.sorted(by: >), copy == numbers.sorted())  // expect: [9, 6, 5, 5, 2, 1, -3] true
