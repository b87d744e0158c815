func f(_ n: Int) async -> Int { n * 2 }
async let a = f(1)
async let b = f(2)
let c = await a + b
print(c)  // expect: 6
async let t = (f(3), "x")
print(await t.0)  // expect: 6
