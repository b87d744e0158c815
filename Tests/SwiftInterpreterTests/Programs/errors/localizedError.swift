import Foundation
enum FormError: LocalizedError {
    case empty(String)
    var errorDescription: String? { switch self { case .empty(let f): "\(f) must not be empty." } }
    var recoverySuggestion: String? { "Type something." }
}
let e: Error = FormError.empty("Name")
print(e.localizedDescription)  // expect: Name must not be empty.
do { throw FormError.empty("City") } catch { print(error.localizedDescription, (error as? LocalizedError)?.recoverySuggestion ?? "") }  // expect: City must not be empty. Type something.
