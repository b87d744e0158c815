let s = "key=value=more"
let parts = s.split(separator: "=", maxSplits: 1)
let key: Substring = parts[0]
let dict = [String(key): String(parts[1])]
print(dict["key"] ?? "", key.count, key.uppercased(), type(of: key))  // expect: value=more 3 KEY Substring
func take(_ s: some StringProtocol) -> Int { s.count }
print(take(key), take("abc"))  // expect: 3 3
print(s.prefix { $0 != "=" }, s.drop { $0 != "=" }, s.suffix(4).first!)  // expect: key =value=more m
