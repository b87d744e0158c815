// The functions of C's math library.

/// The square root.
@native("sqrt(_:)")
func sqrt(_ x: Double) -> Double

/// The square root.
@native("sqrt(_:)")
func sqrt(_ x: Float) -> Float

/// The cube root.
@native("cbrt(_:)")
func cbrt(_ x: Double) -> Double

/// The cube root.
@native("cbrt(_:)")
func cbrt(_ x: Float) -> Float

/// The sine of an angle in radians.
@native("sin(_:)")
func sin(_ x: Double) -> Double

/// The sine of an angle in radians.
@native("sin(_:)")
func sin(_ x: Float) -> Float

/// The cosine of an angle in radians.
@native("cos(_:)")
func cos(_ x: Double) -> Double

/// The cosine of an angle in radians.
@native("cos(_:)")
func cos(_ x: Float) -> Float

/// The tangent of an angle in radians.
@native("tan(_:)")
func tan(_ x: Double) -> Double

/// The tangent of an angle in radians.
@native("tan(_:)")
func tan(_ x: Float) -> Float

/// The angle whose sine it is.
@native("asin(_:)")
func asin(_ x: Double) -> Double

/// The angle whose sine it is.
@native("asin(_:)")
func asin(_ x: Float) -> Float

/// The angle whose cosine it is.
@native("acos(_:)")
func acos(_ x: Double) -> Double

/// The angle whose cosine it is.
@native("acos(_:)")
func acos(_ x: Float) -> Float

/// The angle whose tangent it is.
@native("atan(_:)")
func atan(_ x: Double) -> Double

/// The angle whose tangent it is.
@native("atan(_:)")
func atan(_ x: Float) -> Float

/// The hyperbolic sine.
@native("sinh(_:)")
func sinh(_ x: Double) -> Double

/// The hyperbolic sine.
@native("sinh(_:)")
func sinh(_ x: Float) -> Float

/// The hyperbolic cosine.
@native("cosh(_:)")
func cosh(_ x: Double) -> Double

/// The hyperbolic cosine.
@native("cosh(_:)")
func cosh(_ x: Float) -> Float

/// The hyperbolic tangent.
@native("tanh(_:)")
func tanh(_ x: Double) -> Double

/// The hyperbolic tangent.
@native("tanh(_:)")
func tanh(_ x: Float) -> Float

/// e to a power.
@native("exp(_:)")
func exp(_ x: Double) -> Double

/// e to a power.
@native("exp(_:)")
func exp(_ x: Float) -> Float

/// 2 to a power.
@native("exp2(_:)")
func exp2(_ x: Double) -> Double

/// 2 to a power.
@native("exp2(_:)")
func exp2(_ x: Float) -> Float

/// The natural logarithm.
@native("log(_:)")
func log(_ x: Double) -> Double

/// The natural logarithm.
@native("log(_:)")
func log(_ x: Float) -> Float

/// The logarithm to base 2.
@native("log2(_:)")
func log2(_ x: Double) -> Double

/// The logarithm to base 2.
@native("log2(_:)")
func log2(_ x: Float) -> Float

/// The logarithm to base 10.
@native("log10(_:)")
func log10(_ x: Double) -> Double

/// The logarithm to base 10.
@native("log10(_:)")
func log10(_ x: Float) -> Float

/// The natural logarithm of 1 plus the number.
@native("log1p(_:)")
func log1p(_ x: Double) -> Double

/// The natural logarithm of 1 plus the number.
@native("log1p(_:)")
func log1p(_ x: Float) -> Float

/// The greatest integer that is not above the number.
@native("floor(_:)")
func floor(_ x: Double) -> Double

/// The greatest integer that is not above the number.
@native("floor(_:)")
func floor(_ x: Float) -> Float

/// The least integer that is not below the number.
@native("ceil(_:)")
func ceil(_ x: Double) -> Double

/// The least integer that is not below the number.
@native("ceil(_:)")
func ceil(_ x: Float) -> Float

/// The nearest integer; halves go away from 0.
@native("round(_:)")
func round(_ x: Double) -> Double

/// The nearest integer; halves go away from 0.
@native("round(_:)")
func round(_ x: Float) -> Float

/// The number without its fraction.
@native("trunc(_:)")
func trunc(_ x: Double) -> Double

/// The number without its fraction.
@native("trunc(_:)")
func trunc(_ x: Float) -> Float

/// The nearest integer; halves go to the even one.
@native("rint(_:)")
func rint(_ x: Double) -> Double

/// The nearest integer; halves go to the even one.
@native("rint(_:)")
func rint(_ x: Float) -> Float

/// The distance from 0.
@native("fabs(_:)")
func fabs(_ x: Double) -> Double

/// The distance from 0.
@native("fabs(_:)")
func fabs(_ x: Float) -> Float

/// A number to a power.
@native("pow(_:_:)")
func pow(_ x: Double, _ y: Double) -> Double

/// A number to a power.
@native("pow(_:_:)")
func pow(_ x: Float, _ y: Float) -> Float

/// The angle of a point, by its y and x.
@native("atan2(_:_:)")
func atan2(_ x: Double, _ y: Double) -> Double

/// The angle of a point, by its y and x.
@native("atan2(_:_:)")
func atan2(_ x: Float, _ y: Float) -> Float

/// The length of the hypotenuse.
@native("hypot(_:_:)")
func hypot(_ x: Double, _ y: Double) -> Double

/// The length of the hypotenuse.
@native("hypot(_:_:)")
func hypot(_ x: Float, _ y: Float) -> Float

/// The remainder of the division whose quotient is rounded toward 0.
@native("fmod(_:_:)")
func fmod(_ x: Double, _ y: Double) -> Double

/// The remainder of the division whose quotient is rounded toward 0.
@native("fmod(_:_:)")
func fmod(_ x: Float, _ y: Float) -> Float

/// The remainder of the division whose quotient is rounded to the nearest integer.
@native("remainder(_:_:)")
func remainder(_ x: Double, _ y: Double) -> Double

/// The remainder of the division whose quotient is rounded to the nearest integer.
@native("remainder(_:_:)")
func remainder(_ x: Float, _ y: Float) -> Float

/// The smaller of two numbers.
@native("fmin(_:_:)")
func fmin(_ x: Double, _ y: Double) -> Double

/// The smaller of two numbers.
@native("fmin(_:_:)")
func fmin(_ x: Float, _ y: Float) -> Float

/// The greater of two numbers.
@native("fmax(_:_:)")
func fmax(_ x: Double, _ y: Double) -> Double

/// The greater of two numbers.
@native("fmax(_:_:)")
func fmax(_ x: Float, _ y: Float) -> Float

/// The magnitude of one number with the sign of another.
@native("copysign(_:_:)")
func copysign(_ x: Double, _ y: Double) -> Double

/// The magnitude of one number with the sign of another.
@native("copysign(_:_:)")
func copysign(_ x: Float, _ y: Float) -> Float

/// The product of two numbers plus a third, rounded once.
@native("fma(_:_:_:)")
func fma(_ x: Double, _ y: Double, _ z: Double) -> Double

/// The product of two numbers plus a third, rounded once.
@native("fma(_:_:_:)")
func fma(_ x: Float, _ y: Float, _ z: Float) -> Float

/// The nearest integer; halves go away from 0.
func lround(_ x: Double) -> Int { Int(x.rounded()) }

/// 10 to a power.
func exp10(_ x: Double) -> Double { pow(10, x) }
