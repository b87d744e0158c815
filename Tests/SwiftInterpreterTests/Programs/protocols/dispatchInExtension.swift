protocol Speaker { func speak() }
extension Speaker {
    func speak() { print("default speak") }
    func whisper() { print("default whisper") }
}
struct Cat: Speaker {
    func speak() { print("meow") }
    func whisper() { print("purr") }
}
let cat = Cat()
cat.speak()  // expect: meow
cat.whisper()  // expect: purr
let speaker: Speaker = cat
speaker.speak()  // expect: meow
speaker.whisper()  // expect: default whisper
