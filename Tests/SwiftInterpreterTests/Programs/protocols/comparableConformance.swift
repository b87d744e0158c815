struct Version: Comparable, CustomStringConvertible {
    let major: Int, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    var description: String { "\(major).\(minor)" }
}
let versions = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(versions.sorted(), versions.max()!)  // expect: [1.9, 2.0, 2.1] 2.1
print(versions[0] > versions[1], versions[0] >= versions[0], versions[0] == Version(major: 2, minor: 1))  // expect: true true true
