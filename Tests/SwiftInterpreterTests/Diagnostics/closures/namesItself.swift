let again = { again() }  // error@5: the type of 'again' depends on itself | Write the type out.
again()
print(again)
