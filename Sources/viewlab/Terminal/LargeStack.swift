import Foundation

/// Runs the whole program on a thread with room for deep recursion, since the main thread's stack cannot grow, and
/// ends the process with the status it returns.
func runOnLargeStack(_ program: @escaping @Sendable () -> Int32) -> Never {
    // Threads inherit the mask; who wants these signals asks for them (SignalWatch).
    SignalWatch.block()
    let thread = Thread {
        let status = program()
        fflush(nil)
        exit(status)
    }
    // Address space only: pages are taken when they are touched.
    thread.stackSize = 512 << 20
    thread.start()
    while true { pause() }
}
