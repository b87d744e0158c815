print(2 ** 3)  // error@9: operator '**' is not known
