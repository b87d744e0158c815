/// The machine's instructions. `a`, `b`, `c` are the operands; a register's name stands for its value.
///
/// The first part runs in the loop (`Loop.swift`); what stands behind `arithmetic` goes through `slow`,
/// because a loop with many more cases compiles for long and runs slower.
enum Opcode: UInt8, CaseIterable {
    // Moves
    case move  // a = b, which gives its reference up
    case copy  // a = b, counted
    case constant  // a = constant bc, counted
    case borrowConstant  // a = constant bc, not counted
    case integer  // a = bc
    case hole  // a = nothing
    case assign  // releases a, then a = b, which gives its reference up
    case release  // a is no longer used
    case wrap  // a = Optional(a)
    case unwrap  // a = a!, which is known not to be nil
    case force  // a = a!, trapping

    // Int and Double
    case addInt, subtractInt, multiplyInt  // a = b op c
    case addImmediate, subtractImmediate  // a = b op the number c
    case divideInt, remainderInt
    case equalInt, notEqualInt, lessInt, lessOrEqualInt
    case addDouble, subtractDouble, multiplyDouble, divideDouble
    case lessDouble, lessOrEqualDouble
    case not  // a = !b

    // Jumps, by an offset from the next instruction
    case jump  // by bc
    case loop  // by bc, backwards, counted as a step
    case branchTrue, branchFalse  // if a, by bc
    case branchNil, branchNotNil  // if a is nil, by bc
    case branchEqual, branchNotEqual, branchLess, branchLessOrEqual  // if a op b (Int), by c
    case branchEqualImmediate, branchNotEqualImmediate  // if a op the number b, by c
    case branchLessImmediate, branchLessOrEqualImmediate, branchGreaterImmediate, branchGreaterOrEqualImmediate
    case branchLessDouble, branchLessOrEqualDouble, branchNotLessDouble, branchNotLessOrEqualDouble
    case branchCase, branchNotCase  // if a is the enum case number b, by c
    case rangeNext  // a += 1; if a < b, by c
    case rangeNextClosed  // if a < b, a += 1 and by c
    case arrayNext  // if b < a.count, b+1 = a[b], b += 1, by c

    // Objects
    case getField  // a = slot c of b, counted
    case borrowField  // a = slot c of b, not counted
    case setField  // slot b of the value object a = c, which gives its reference up
    case setCell  // slot b of the cell a = c, which gives its reference up
    case takeField  // a = slot c of the value object b, which keeps a hole
    case takeCell  // a = slot c of the cell b, which keeps a hole
    case make  // a = object as extra c says, of the values from b on
    case makeBox  // a = box of b, which gives its reference up
    case arrayGet  // a = b[c], counted
    case arraySet  // a[b] = c, which gives its reference up
    case arrayTake  // a = b[c], which keeps a hole
    case arrayCount  // a = b.count
    case arrayAppend  // a.append(b), which gives its reference up
    case captures  // a... = the c captured values of closure b, not counted

    // Calls; the window starts at register a: result, arguments
    case call  // function bc
    case callClosure  // closure b with c arguments
    case callWitness  // requirement bc by the type of the first argument; k: argument count * 2, + 1 if it mutates
    case `return`
    case returnMoved  // moves register a to the result, then returns
    case returnReleasing  // releases b registers from a on, the last one first, then returns
    case onThrow  // nothing; where the call before it threw, a jump by bc
    case propagate  // leaves the function with the pending error
    case raise  // the pending error = a
    case caught  // a = the pending error
    case halt  // leaves the loop
    case global  // a = box of the global bc, not counted; runs its initialiser first

    // Slow
    case arithmetic  // a = b op c; k: PrimitiveOperator
    case compare  // a = b op c as Bool; k: PrimitiveOperator
    case negate, bitNot  // a = op b
    case convert  // a = b as number of type c
    case allocate  // a = object as extra c says, of holes
    case makeArray  // a = array of the c values from b on
    case makeDictionary  // a = dictionary of the c keys and values from b on
    case makeSet
    case tableTake  // a = optional value of b[c], which keeps a hole; needs tablePut after it
    case tablePut  // a[b] = optional c, which gives its reference up
    case interpolate  // a = texts of the c values from b on, joined
    case appendString  // a += b
    case makeWeak  // a = weak cell of b, or nil
    case makeUnowned
    case loadWeak  // a = optional object of the weak cell b, counted
    case loadUnowned
    case instantiate  // the object in a is of the type of extra c
    case metatype  // a = the type of extra c; k: 1 nothing where it is not known
    case typeOf  // a = metatype of b, which is of the type of extra c
    case isType  // a = b is the type of extra c
    case castConditional, castForced  // a = b as the type of extra c, counted
    case bind  // a = closure of the function in b (by witness: k) with c as first argument; see `make`
    case created  // a view value of type bc was made
    case trap  // ends with the message bc
    case trapThrown  // ends with the words of try!, about error a
    case breakCycles  // empties the boxes from a on, as extra c says
    case reached  // the statement at place bc begins
    case setGlobal  // stores b in global a's box without running the initialiser
    case noteRead  // the tracked property in slot b of the instance a is read
    case willChange  // the tracked property in slot c of the instance b changes; k: `TrackedChange`, to a. a = its old value, or nothing if nobody is to know
    case didChange  // the tracked property in slot c of the instance b has changed from a, which gives its reference up
}

/// One instruction: 8 bytes.
struct Instruction {
    var op: Opcode
    var k: UInt8
    var a: UInt16
    var b: UInt16
    var c: UInt16

    @inline(__always)
    init(_ op: Opcode, k: UInt8 = 0, a: Int = 0, b: Int = 0, c: Int = 0) {
        self.op = op
        self.k = k
        self.a = UInt16(truncatingIfNeeded: a)
        self.b = UInt16(truncatingIfNeeded: b)
        self.c = UInt16(truncatingIfNeeded: c)
    }

    init(_ op: Opcode, k: UInt8 = 0, a: Int = 0, bc: Int) {
        self.op = op
        self.k = k
        self.a = UInt16(truncatingIfNeeded: a)
        self.b = UInt16(truncatingIfNeeded: bc)
        self.c = UInt16(truncatingIfNeeded: bc >> 16)
    }

    /// The second and third operand as one signed number.
    var bc: Int { Int(Int32(bitPattern: UInt32(b) | UInt32(c) << 16)) }
    var signedC: Int { Int(Int16(bitPattern: c)) }
}

/// What does not fit into an instruction.
struct Extra {
    var kind: ObjectKind = .structure
    var flags: ObjectHeader.Flags = []
    var type: TypeID = .void
    /// As `ObjectHeader.tag`; for casts the index in `Machine.casts`.
    var tag: UInt32 = 0
    var count: Int = 0
}

/// A function after lowering.
struct LoweredFunction {
    var name: String
    var instructions: [Instruction] = []
    /// For each instruction, the place in the source that it stands for.
    var positions: [SourcePosition] = []
    var constants: [Value] = []
    var extras: [Extra] = []
    var frameSize = 1
    var argumentCount = 0
    /// Which arguments are inout, as bits.
    var inouts: UInt64 = 0
    var hasCaptures = false
    /// An initialiser of a class: its first argument is the new instance.
    var initializesInstance = false
    /// Nil for functions that neither are generic nor call generic code.
    var types: FunctionTypes?
    /// For functions that can wait, by the index of each call's instruction.
    var ownedRegisters: [Int: OwnedRegisters] = [:]
}
