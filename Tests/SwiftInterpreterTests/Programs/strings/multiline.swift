let a = """
{
  "key": "value"
}
"""
print(a)  // expect: {
// expect:   "key": "value"
// expect: }
print(a.split(separator: "\n").count, a.contains("\"key\""))  // expect: 3 true
let b = """

    two above \("x")

    """
print("[\(b)]")  // expect: [
// expect: two above x
// expect: ]
for line in "x\ny\n\nz".components(separatedBy: "\n") { print("<\(line)>") }  // expect: <x>
// expect: <y>
// expect: <>
// expect: <z>
import Foundation
