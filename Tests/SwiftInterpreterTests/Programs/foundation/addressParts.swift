import Foundation

for text in ["https://user@example.com:8080/a/b.json?x=1", "https://u:p%20w@h.org/x", "http://example.com", "ftp://a@b", "file:///a/b"] {
    guard let url = URL(string: text), var parts = URLComponents(string: text) else { continue }
    print(url.host ?? "nil", url.user ?? "nil", url.password ?? "nil", url.port ?? -1, url.path, url.host() ?? "-", url.user() ?? "-")
    print(parts.host ?? "nil", parts.user ?? "nil", parts.password ?? "nil", parts.port ?? -1, parts.path, parts.string ?? "nil")
    parts.host = "new.org"
    parts.user = "me"
    print(parts.string ?? "nil")
    parts.password = "s e"
    print(parts.string ?? "nil", parts.url?.host ?? "nil")
}  // expect: example.com user nil 8080 /a/b.json example.com user
// expect: example.com user nil 8080 /a/b.json https://user@example.com:8080/a/b.json?x=1
// expect: https://me@new.org:8080/a/b.json?x=1
// expect: https://me:s%20e@new.org:8080/a/b.json?x=1 new.org
// expect: h.org u p%20w -1 /x h.org u
// expect: h.org u p w -1 /x https://u:p%20w@h.org/x
// expect: https://me:p%20w@new.org/x
// expect: https://me:s%20e@new.org/x new.org
// expect: example.com nil nil -1  example.com -
// expect: example.com nil nil -1  http://example.com
// expect: http://me@new.org
// expect: http://me:s%20e@new.org new.org
// expect: b a nil -1  b a
// expect: b a nil -1  ftp://a@b
// expect: ftp://me@new.org
// expect: ftp://me:s%20e@new.org new.org
// expect: nil nil nil -1 /a/b - -
// expect:  nil nil -1 /a/b file:///a/b
// expect: file://me@new.org/a/b
// expect: file://me:s%20e@new.org/a/b new.org
let sets: [CharacterSet] = [
    .urlQueryAllowed, .urlPathAllowed, .urlHostAllowed, .urlFragmentAllowed, .urlUserAllowed, .urlPasswordAllowed, .alphanumerics,
    CharacterSet(charactersIn: "abc"),
]
for set in sets {
    print("a b/c?d=e&f+g#h:é@%[]!$'()*,;~^|\"<>\\`{}_-.".addingPercentEncoding(withAllowedCharacters: set) ?? "nil")
}  // expect: a%20b/c?d=e&f+g%23h:%C3%A9@%25%5B%5D!$'()*,;~%5E%7C%22%3C%3E%5C%60%7B%7D_-.
// expect: a%20b/c%3Fd=e&f+g%23h:%C3%A9@%25%5B%5D!$'()*,%3B~%5E%7C%22%3C%3E%5C%60%7B%7D_-.
// expect: a%20b%2Fc%3Fd=e&f+g%23h%3A%C3%A9%40%25%5B%5D!$'()*,;~%5E%7C%22%3C%3E%5C%60%7B%7D_-.
// expect: a%20b/c?d=e&f+g%23h:%C3%A9@%25%5B%5D!$'()*,;~%5E%7C%22%3C%3E%5C%60%7B%7D_-.
// expect: a%20b%2Fc%3Fd=e&f+g%23h%3A%C3%A9%40%25%5B%5D!$'()*,;~%5E%7C%22%3C%3E%5C%60%7B%7D_-.
// expect: a%20b%2Fc%3Fd=e&f+g%23h%3A%C3%A9%40%25%5B%5D!$'()*,;~%5E%7C%22%3C%3E%5C%60%7B%7D_-.
// expect: a%20b%2Fc%3Fd%3De%26f%2Bg%23h%3A%C3%A9%40%25%5B%5D%21%24%27%28%29%2A%2C%3B%7E%5E%7C%22%3C%3E%5C%60%7B%7D%5F%2D%2E
// expect: a%20b%2Fc%3F%64%3D%65%26%66%2B%67%23%68%3A%C3%A9%40%25%5B%5D%21%24%27%28%29%2A%2C%3B%7E%5E%7C%22%3C%3E%5C%60%7B%7D%5F%2D%2E
print("z%".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(CharacterSet(charactersIn: "%"))) ?? "nil")  // expect: z%
print(["a%20b%C3%A9", "a%2", "%FF", "100%", "", "%zz", "%e2%82%ac"].map { $0.removingPercentEncoding ?? "nil" })  // expect: ["a bé", "nil", "nil", "nil", "", "nil", "€"]
print("Crème Brûlée ÀÉÎ ß".folding(options: .diacriticInsensitive, locale: nil), "Crème".folding(options: .caseInsensitive, locale: nil))  // expect: Creme Brulee AEI ß crème
print("ÉCOLE".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current))  // expect: ecole
