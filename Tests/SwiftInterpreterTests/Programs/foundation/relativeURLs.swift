// Addresses that are told from where another one is.
import Foundation
let base = URL(string: "https://a.com/c/d?q=1")
for text in ["b?x=1", "/b", "../e", "../../../e/./f", "?y=2", "#top", "//other.com/z", "http://b.com/k", "./", "g/"] {
    let url = URL(string: text, relativeTo: base)!
    print(url.absoluteString, url, url.relativeString, url.baseURL?.absoluteString ?? "none")
}  // expect: https://a.com/c/b?x=1 b?x=1 -- https://a.com/c/d?q=1 b?x=1 https://a.com/c/d?q=1
// expect: https://a.com/b /b -- https://a.com/c/d?q=1 /b https://a.com/c/d?q=1
// expect: https://a.com/e ../e -- https://a.com/c/d?q=1 ../e https://a.com/c/d?q=1
// expect: https://a.com/e/f ../../../e/./f -- https://a.com/c/d?q=1 ../../../e/./f https://a.com/c/d?q=1
// expect: https://a.com/c/d?y=2 ?y=2 -- https://a.com/c/d?q=1 ?y=2 https://a.com/c/d?q=1
// expect: https://a.com/c/d?q=1#top #top -- https://a.com/c/d?q=1 #top https://a.com/c/d?q=1
// expect: https://other.com/z //other.com/z -- https://a.com/c/d?q=1 //other.com/z https://a.com/c/d?q=1
// expect: http://b.com/k http://b.com/k http://b.com/k none
// expect: https://a.com/c/ ./ -- https://a.com/c/d?q=1 ./ https://a.com/c/d?q=1
// expect: https://a.com/c/g/ g/ -- https://a.com/c/d?q=1 g/ https://a.com/c/d?q=1
print(URL(string: "x", relativeTo: nil)!)  // expect: x
let page = URL(string: "users/3", relativeTo: URL(string: "https://api.dev"))!
print(page.absoluteURL, page.path, page.host!, page == URL(string: "https://api.dev/users/3"))  // expect: https://api.dev/users/3 /users/3 api.dev false
