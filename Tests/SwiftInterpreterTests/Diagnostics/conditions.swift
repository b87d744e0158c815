#if swift(>5.0)  // error@11: a version is compared with '>=' or '<', as in 'swift(>=5.9)'
print("a")
#endif
#if DEBUG == true  // error@5: invalid conditional compilation expression | '&&', '||' and '!' join conditions such as 'DEBUG' and 'os(iOS)'.
print("b")
#endif
