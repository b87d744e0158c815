/// Names of Swift's library that are known, but not offered.
let unsupportedNames: [String: String] = [
    "DispatchGroup": sideBySide, "OperationQueue": sideBySide,
    "NSLock": sideBySide, "OSAllocatedUnfairLock": sideBySide, "Mutex": sideBySide,
    "UnsafePointer": memory, "UnsafeMutablePointer": memory, "UnsafeRawPointer": memory, "UnsafeMutableRawPointer": memory,
    "UnsafeBufferPointer": memory, "UnsafeMutableBufferPointer": memory, "withUnsafePointer": memory,
    "withUnsafeMutablePointer": memory, "withUnsafeBytes": memory, "unsafeBitCast": memory, "MemoryLayout": memory,
    "Unmanaged": memory, "ManagedBuffer": memory,
    "FileManager": outside, "FileHandle": outside, "Process": outside,
    "readLine": outside, "Mirror": "Use 'dump', or 'type(of:)'.",
    "PropertyListEncoder": "Write the text yourself.", "PropertyListDecoder": "Write the values yourself.",
]

private let sideBySide = "All code runs on one thread here, and nothing can run beside it: use tasks."
private let memory = "Programs have no access to memory here."
private let outside = "Programs have no files, no network and no input of their own here."
