let s = "hello"
print(s[0])  // error@7: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead. | Write 'Array(text)[0]', or 'text[text.index(text.startIndex, offsetBy: 0)]'.
print(s.length)  // error@9: value of type 'String' has no member 'length'
let c: Character = "ab"  // error@20: a Character literal holds exactly one character
let n = Int(s) + 1  // error@16: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
let i = s + 1  // error@11: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
print("a" * 3)  // error@11: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
let t = s.substring(1)  // error@11: value of type 'String' has no member 'substring'
print("\(undefinedName)")  // error@10: cannot find 'undefinedName' in scope
let u = s.first + s.last  // error@17: operator '+' cannot be applied to two 'Character?' operands | Unwrap the optional first, with 'if let' or '??'.
