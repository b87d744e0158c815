#if os(macOS)
let platform = "apple"
#elseif os(Linux)
let platform = "linux"
#else
let platform = "other"
#endif
#if canImport(Foundation) && swift(>=5.0)
import Foundation
print("foundation")  // expect: foundation
#endif
#if NEVER_DEFINED || !NEVER_DEFINED
print(platform.isEmpty)  // expect: false
#endif
