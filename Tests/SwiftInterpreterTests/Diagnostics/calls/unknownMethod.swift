let list = [1, 2]
list.push(3)  // error@6: value of type '[Int]' has no member 'push'
