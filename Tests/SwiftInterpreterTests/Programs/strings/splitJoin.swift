let line = "one, two,,three"
print(line.split(separator: ","), line.split(separator: ",", omittingEmptySubsequences: false).count)  // expect: ["one", " two", "three"] 4
print(line.split(separator: ",", maxSplits: 1).map(String.init))  // expect: ["one", " two,,three"]
print("a b  c".split(separator: " ").joined(separator: "-"), ["x", "y"].joined())  // expect: a-b-c xy
import Foundation
print(line.components(separatedBy: ", "), "a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")))  // expect: ["one", "two,,three"] ["a", "b", "c"]
print("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines), "xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))  // expect: padded hi
print("the cat".replacingOccurrences(of: "cat", with: "dog"), "the cat".capitalized)  // expect: the dog The Cat
