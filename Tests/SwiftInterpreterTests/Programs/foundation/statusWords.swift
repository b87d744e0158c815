import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

for code in [0, 100, 103, 200, 226, 250, 302, 399, 404, 418, 451, 503, 599, 1000] {
    print(code, HTTPURLResponse.localizedString(forStatusCode: code))
}
print(Thread.isMainThread, Thread.current.isMainThread)
// expect: 0 Server Error
// expect: 100 Continue
// expect: 103 Informational
// expect: 200 OK
// expect: 226 IM Used
// expect: 250 Success
// expect: 302 Found
// expect: 399 Redirection
// expect: 404 Not Found
// expect: 418 Client Error
// expect: 451 Unavailable For Legal Reasons
// expect: 503 Service Unavailable
// expect: 599 Server Error
// expect: 1000 Server Error
// expect: true true
