V=.build/debug/viewlab; F=/tmp/readB/p/conf.swift
for e in ":split B:5" ":split B.body.VStack[0]" ":split C:6" ":split D:7" ":split A:3" ":split Row:2" ":equatable Row" ":equatable C" ":skip Row.i" ":skip Row.n"; do echo "=== $e"; $V run $F -e "$e" -e ":source" 2>&1 | grep -n "consecutive\|error\|}struct" | cut -c1-200; done
cp $F /tmp/w/tools2-scratch/conf.swift
printf ':load /tmp/readB/p/conf.swift\nstruct B: View { var body: some View { Text("b") } }\nstruct C: View { var body: some View { Text("b") } }\n:equatable C\n:undo\n:load /tmp/readB/p/conf.swift\n:source' | $V 2>&1 | grep -n "consecutive\|error\|}struct" | cut -c1-200
