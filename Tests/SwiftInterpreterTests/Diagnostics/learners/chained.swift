struct User { var address: Address? }
struct Address { var street: String; var zip: String? }
let u: User? = nil
print(u.address)  // error@9: value of optional type 'User?' must be unwrapped to refer to member 'address' of wrapped base type 'User' | Chain it with '?.', or unwrap it with 'if let'.
print(u?.address.street)  // error@18: value of optional type 'Address?' must be unwrapped to refer to member 'street' of wrapped base type 'Address' | Chain it with '?.', or unwrap it with 'if let'.
print(u?.address?.zip.count)  // error@23: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String' | Chain it with '?.', or unwrap it with 'if let'.
let s: String = u?.address?.street  // error@17: value of optional type 'String?' must be unwrapped to a value of type 'String' | Give a default with '??', or unwrap it with 'if let'.
