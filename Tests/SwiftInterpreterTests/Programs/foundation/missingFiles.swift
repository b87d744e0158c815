// A file that is not there.
import Foundation

let place = URL(fileURLWithPath: "/nowhere/at/all.txt")
do {
    print(try String(contentsOf: place, encoding: .utf8))
} catch {
    print((error as NSError).domain, (error as NSError).code)
}  // expect: NSCocoaErrorDomain 260
do {
    print(try Data(contentsOf: place).count)
} catch {
    print((error as NSError).domain, (error as NSError).code)
}  // expect: NSCocoaErrorDomain 260
print((try? String(contentsOfFile: "/nowhere/at/all.txt", encoding: .utf8)) ?? "none")  // expect: none
