import Foundation
let bytes: [UInt8] = [72, 255, 105]
print(String(decoding: bytes, as: UTF8.self))  // expect: H�i
print(String(decoding: [226, 130] as [UInt8], as: UTF8.self).unicodeScalars.count)  // expect: 1
print(String(data: Data(bytes), encoding: .utf8) as Any, String(data: Data(bytes), encoding: .isoLatin1) as Any)  // expect: nil Optional("Hÿi")
print(Array("é".data(using: .utf8)!), "é".data(using: .ascii) as Any, Array("é".data(using: .isoLatin1)!))  // expect: [195, 169] nil [233]
print(Array("a👍".data(using: .utf16)!), Array("a".data(using: .utf16LittleEndian)!))  // expect: [255, 254, 97, 0, 61, 216, 77, 220] [97, 0]
print(String(data: Data([0, 65]), encoding: .utf16BigEndian) as Any, String(bytes: [72, 105], encoding: .ascii) as Any)  // expect: Optional("A") Optional("Hi")
