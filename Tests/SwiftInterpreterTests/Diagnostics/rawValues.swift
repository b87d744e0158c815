enum Small: UInt8 { case a = 300 }  // error@30: integer literal '300' overflows when stored into 'UInt8'
enum Unsigned: UInt { case a = -1 }  // error@32: integer literal '-1' overflows when stored into 'UInt'
enum Twice: Int { case a = 1, b = 1 }  // error@35: raw value for enum case is not unique
enum Counted: Int { case a = 2, b, c = 3 }  // error@40: raw value for enum case is not unique
enum Full: Int { case a = 9223372036854775807, b }  // error@48: integer literal '9223372036854775808' overflows when stored into 'Int'
enum Words: String { case a = "b", b }  // error@36: raw value for enum case is not unique
