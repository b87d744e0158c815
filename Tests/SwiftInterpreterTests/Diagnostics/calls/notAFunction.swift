let n = 3
print(n(4))  // error@7: cannot call value of non-function type 'Int'
