class Account { private var secret = 1 }
print(Account().secret)  // error@17: 'secret' is inaccessible due to 'private' protection level
