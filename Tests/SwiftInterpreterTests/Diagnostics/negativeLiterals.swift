let low = UInt8(-1)  // error@17: integer literal '-1' overflows when stored into 'UInt8'
let count = UInt(-20)  // error@18: integer literal '-20' overflows when stored into 'UInt'
print(Int8(-128), Int(-1), Double(-3))
