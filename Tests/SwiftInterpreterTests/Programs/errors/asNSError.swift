import Foundation

enum Broken: LocalizedError {
    case lamp
    var errorDescription: String? { "The lamp is broken." }
}
let known: any Error = NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "custom"])
print((known as NSError).code, (known as NSError).domain, known.localizedDescription)  // expect: 7 app custom
let own: any Error = Broken.lamp
print((own as NSError).localizedDescription)  // expect: The lamp is broken.
