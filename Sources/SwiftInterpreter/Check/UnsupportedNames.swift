/// Names of Swift's library that are known, but not offered: what runs side by side has no place in a program that runs in
/// one go, where an order would be shown that is not the real one.
let unsupportedNames: [String: String] = [
    "Task": "Code runs in one go here: call the function with 'await', or use the view modifier '.task'.",
    "TaskGroup": sideBySide, "ThrowingTaskGroup": sideBySide, "DiscardingTaskGroup": sideBySide,
    "withTaskGroup": sideBySide, "withThrowingTaskGroup": sideBySide, "withDiscardingTaskGroup": sideBySide,
    "AsyncStream": sideBySide, "AsyncThrowingStream": sideBySide, "AsyncSequence": sideBySide, "AsyncIteratorProtocol": sideBySide,
    "withCheckedContinuation": sideBySide, "withCheckedThrowingContinuation": sideBySide,
    "withUnsafeContinuation": sideBySide, "withUnsafeThrowingContinuation": sideBySide,
    "DispatchQueue": sideBySide, "DispatchGroup": sideBySide, "Thread": sideBySide, "OperationQueue": sideBySide,
    "NSLock": sideBySide, "OSAllocatedUnfairLock": sideBySide, "Mutex": sideBySide,
    "UnsafePointer": memory, "UnsafeMutablePointer": memory, "UnsafeRawPointer": memory, "UnsafeMutableRawPointer": memory,
    "UnsafeBufferPointer": memory, "UnsafeMutableBufferPointer": memory, "withUnsafePointer": memory,
    "withUnsafeMutablePointer": memory, "withUnsafeBytes": memory, "unsafeBitCast": memory, "MemoryLayout": memory,
    "Unmanaged": memory, "ManagedBuffer": memory,
    "FileManager": outside, "FileHandle": outside, "Process": outside, "URLSession": outside, "UserDefaults": outside,
    "readLine": outside, "Mirror": "Use 'dump', or 'type(of:)'.", "Regex": "Use the methods of String, such as 'contains' or 'split'.",
    "NSRegularExpression": "Use the methods of String, such as 'contains' or 'split'.",
    "PropertyListEncoder": "Write the text yourself.", "PropertyListDecoder": "Write the values yourself.",
]

private let sideBySide = "Code runs in one go here, so that nothing can run beside it: call 'async' functions with 'await'."
private let memory = "Programs have no access to memory here."
private let outside = "Programs have no files, no network and no input of their own here."
