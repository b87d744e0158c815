imprt Foundation  // error@6: consecutive statements on a line must be separated by newline or ';'
import NoSuchModule  // error@8: no such module 'NoSuchModule' | Programs have SwiftUI, Foundation, Combine, Observation and os here.
print(1)
