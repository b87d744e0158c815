// Numbers of bytes as people read them.
import Foundation
let counts: [Int64] = [0, 1, 500, 1000, 1024, 123_456, 999_499, 999_500, 1_500_000, 123_456_789, 999_950_000, 5_123_456_789, 1_200_000_000_000, -1500]
let formatter = ByteCountFormatter()
for count in counts {
    print(formatter.string(fromByteCount: count), ByteCountFormatter.string(fromByteCount: count, countStyle: .memory),
          count.formatted(.byteCount(style: .file)), count.formatted(.byteCount(style: .memory)), separator: " | ")
}  // expect: Zero KB | Zero KB | Zero kB | Zero kB
// expect: 1 byte | 1 byte | 1 byte | 1 byte
// expect: 500 bytes | 500 bytes | 500 bytes | 500 bytes
// expect: 1 KB | 1,000 bytes | 1 kB | 1,000 bytes
// expect: 1 KB | 1 KB | 1 kB | 1 kB
// expect: 123 KB | 121 KB | 123 kB | 121 kB
// expect: 999 KB | 976 KB | 1 MB | 976 kB
// expect: 1,000 KB | 976 KB | 1 MB | 976 kB
// expect: 1.5 MB | 1.4 MB | 1.5 MB | 1.4 MB
// expect: 123.5 MB | 117.7 MB | 123.5 MB | 117.7 MB
// expect: 1,000 MB | 953.6 MB | 1 GB | 953.6 MB
// expect: 5.12 GB | 4.77 GB | 5.12 GB | 4.77 GB
// expect: 1.2 TB | 1.09 TB | 1.2 TB | 1.09 TB
// expect: -2 KB | -1 KB | -2 kB | -1 kB
print(Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false)), 1_234_567.formatted(.byteCount(style: .file, includesActualByteCount: true)))  // expect: 0 bytes 1.2 MB (1,234,567 bytes)
print(ByteCountFormatStyle(style: .file, allowedUnits: .gb).format(1_234_567))  // expect: 0 GB
formatter.allowedUnits = [.useKB]
formatter.includesUnit = false
print(formatter.string(fromByteCount: 1_234_567))  // expect: 1,235
formatter.includesUnit = true
formatter.allowedUnits = [.useMB, .useGB]
formatter.isAdaptive = false
print(formatter.string(fromByteCount: 1_234_567), formatter.string(fromByteCount: 12), formatter.string(fromByteCount: 0))  // expect: 1.23 MB 0.000012 MB Zero KB
