/// How much of the thread's stack a comparison may take on its way down a value, however large the frames of a build are.
struct StackRoom {
    /// An eighth of what the program's thread has. The rest is for whatever asked for the comparison.
    private static let size = UInt(64 << 20)

    private let start = StackRoom.address

    /// Whether less than that was taken since the room was made. Stacks grow downwards.
    var isLeft: Bool {
        let here = StackRoom.address
        return here > start || start - here < StackRoom.size
    }

    private static var address: UInt {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
    }
}
