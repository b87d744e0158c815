@main struct Tool { let name = "tool" }  // error@14: 'Tool' is annotated with '@main' and must provide a main static function | An app of SwiftUI conforms to 'App'; other programs have a 'static func main()'.
@main enum Other { static func main() {} }
protocol Runnable {}
extension Runnable { static func main() async throws {} }
@main struct Third: Runnable {}
