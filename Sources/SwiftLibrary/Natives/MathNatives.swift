import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// The functions of C's math library; on Float they compute in Double and round the result.
    static func mathematics() -> [String: NativeFunction] {
        let unary: [(String, (Double) -> Double)] = [
            ("sqrt", sqrt), ("cbrt", cbrt), ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos),
            ("atan", atan), ("sinh", sinh), ("cosh", cosh), ("tanh", tanh), ("exp", exp), ("exp2", exp2), ("log", log),
            ("log2", log2), ("log10", log10), ("log1p", log1p), ("floor", floor), ("ceil", ceil), ("round", round),
            ("trunc", trunc), ("rint", rint), ("fabs", fabs),
        ]
        let binary: [(String, (Double, Double) -> Double)] = [
            ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod), ("remainder", remainder), ("fmin", fmin),
            ("fmax", fmax), ("copysign", copysign),
        ]
        var natives: [String: NativeFunction] = [:]
        for (name, function) in unary {
            natives["\(name)(_:)"] = { _, arguments in
                result(like: arguments[0], of: function(number(arguments[0])))
            }
        }
        for (name, function) in binary {
            natives["\(name)(_:_:)"] = { _, arguments in
                result(like: arguments[0], of: function(number(arguments[0]), number(arguments[1])))
            }
        }
        natives["fma(_:_:_:)"] = { _, arguments in
            let factors = (number(arguments[0]), number(arguments[1]))
            return result(like: arguments[0], of: fma(factors.0, factors.1, number(arguments[2])))
        }
        return natives
    }

    private static func number(_ argument: Value) -> Double {
        argument.type == .float ? Double(argument.asFloat) : argument.asDouble
    }

    private static func result(like argument: Value, of number: Double) -> Value {
        argument.type == .float ? .float(Float(number)) : .double(number)
    }
}
