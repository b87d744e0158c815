/// A function of the vocabulary that the host provides.
///
/// The arguments are borrowed: what a native keeps it retains. The result is owned by the caller.
/// A native checks its preconditions before it changes anything, and charges for work that grows
/// with its input (`Machine.charge`) before it starts.
public typealias NativeFunction = (Machine, Arguments) throws(Interruption) -> Value

/// A native as the machine keeps it. A function that stands in an array by itself would be wrapped anew at each call.
struct Native {
    let run: NativeFunction
}

/// The arguments of a native, `self` first.
public struct Arguments {
    let base: UnsafeMutablePointer<Value>
    public let count: Int

    /// The argument at `index`. Setting is for `inout` arguments only: they are owned by the frame, so
    /// whoever sets one releases or passes on the old value and hands over the new one.
    @inline(__always)
    public subscript(index: Int) -> Value {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }
}
