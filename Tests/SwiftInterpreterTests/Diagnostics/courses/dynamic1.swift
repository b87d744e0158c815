@dynamicMemberLookup struct D { }  // error@29: '@dynamicMemberLookup' requires 'D' to have a 'subscript(dynamicMember:)' method | It takes a 'String' or a key path.
print(D().x)  // error@11: value of type 'D' has no member 'x'
