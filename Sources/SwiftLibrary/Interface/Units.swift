// Units of measure. Each kind has a base unit, to which the others are converted.

/// A unit of measure.
class Unit: NSObject {
    /// As in "km".
    let symbol: String
    init(symbol: String) {
        self.symbol = symbol
        super.init()
    }
    var _short: String { symbol }
    func _name(_ shown: String) -> String { symbol }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Unit else { return false }
        return symbol == other.symbol && type(of: self) == type(of: other)
    }
    override var hash: Int { symbol.hashValue }
}

/// Converts values of a unit to those of the base unit, and back.
class UnitConverter {
    init() {}
    /// The value in the base unit.
    func baseUnitValue(fromValue value: Double) -> Double { value }
    /// The value of one in the base unit.
    func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

/// Converts by a factor and a sum.
class UnitConverterLinear: UnitConverter {
    /// The factor.
    let coefficient: Double
    /// What is added.
    let constant: Double
    init(coefficient: Double, constant: Double = 0) {
        self.coefficient = coefficient
        self.constant = constant
        super.init()
    }
    override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
    override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
}

/// A unit that can be converted to others of its kind.
class Dimension: Unit {
    /// Converts its values to those of the base unit.
    let converter: UnitConverter
    let _shortName: String
    let _singular: String
    let _plural: String

    init(symbol: String, converter: UnitConverter) {
        self.converter = converter
        _shortName = symbol
        _singular = symbol
        _plural = symbol
        super.init(symbol: symbol)
    }
    init(_ symbol: String, _ coefficient: Double, _ name: String, plural: String? = nil, short: String? = nil, constant: Double = 0) {
        converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
        _shortName = short ?? symbol
        _singular = name
        _plural = plural ?? name + "s"
        super.init(symbol: symbol)
    }
    /// The unit to which the others of its kind are converted.
    class func baseUnit() -> Dimension { _stop("Fatal error", "*** You must override baseUnit in your class to define its base unit.") }
    override var _short: String { _shortName }
    override func _name(_ shown: String) -> String { shown == "1" ? _singular : _plural }
    /// The unit in which a value is shown in the United States.
    func _usual(_ base: Double) -> Dimension { self }
}

/// Lengths.
class UnitLength: Dimension {
    static let megameters = UnitLength("Mm", 1_000_000, "megameter")
    static let kilometers = UnitLength("km", 1000, "kilometer")
    static let hectometers = UnitLength("hm", 100, "hectometer")
    static let decameters = UnitLength("dam", 10, "decameter")
    static let meters = UnitLength("m", 1, "meter")
    static let decimeters = UnitLength("dm", 0.1, "decimeter")
    static let centimeters = UnitLength("cm", 0.01, "centimeter")
    static let millimeters = UnitLength("mm", 0.001, "millimeter")
    static let micrometers = UnitLength("µm", 0.000001, "micrometer")
    static let nanometers = UnitLength("nm", 1e-9, "nanometer")
    static let picometers = UnitLength("pm", 1e-12, "picometer")
    static let inches = UnitLength("in", 0.0254, "inch", plural: "inches")
    static let feet = UnitLength("ft", 0.3048, "foot", plural: "feet")
    static let yards = UnitLength("yd", 0.9144, "yard")
    static let miles = UnitLength("mi", 1609.34, "mile")
    static let scandinavianMiles = UnitLength("smi", 10000, "mile-scandinavian")
    static let lightyears = UnitLength("ly", 9.4607304725808e+15, "light year")
    static let nauticalMiles = UnitLength("NM", 1852, "nautical mile", short: "nmi")
    static let fathoms = UnitLength("ftm", 1.8288, "fathom", short: "fth")
    static let furlongs = UnitLength("fur", 201.168, "furlong")
    static let astronomicalUnits = UnitLength("ua", 1.495978707e+11, "astronomical unit", short: "au")
    static let parsecs = UnitLength("pc", 3.086e+16, "parsec")
    override class func baseUnit() -> UnitLength { UnitLength.meters }
    override func _usual(_ base: Double) -> Dimension {
        if symbol == "mi" || symbol == "ft" || symbol == "in" || symbol == "yd" { return self }
        return abs(base) >= 804.67 ? UnitLength.miles : abs(base) >= 0.3048 ? UnitLength.feet : UnitLength.inches
    }
}

/// Masses.
class UnitMass: Dimension {
    static let kilograms = UnitMass("kg", 1, "kilogram")
    static let grams = UnitMass("g", 0.001, "gram")
    static let decigrams = UnitMass("dg", 0.0001, "decigram")
    static let centigrams = UnitMass("cg", 0.00001, "centigram")
    static let milligrams = UnitMass("mg", 0.000001, "milligram")
    static let micrograms = UnitMass("µg", 1e-9, "microgram")
    static let nanograms = UnitMass("ng", 1e-12, "nanogram")
    static let picograms = UnitMass("pg", 1e-15, "picogram")
    static let ounces = UnitMass("oz", 0.0283495, "ounce")
    static let pounds = UnitMass("lb", 0.453592, "pound")
    static let stones = UnitMass("st", 0.157473, "stone", plural: "stones")
    static let metricTons = UnitMass("t", 1000, "metric ton")
    static let shortTons = UnitMass("ton", 907.185, "ton", short: "tn")
    static let carats = UnitMass("ct", 0.0002, "carat", short: "CD")
    static let ouncesTroy = UnitMass("oz t", 0.03110348, "troy ounce")
    static let slugs = UnitMass("slug", 14.5939, "slug")
    override class func baseUnit() -> UnitMass { UnitMass.kilograms }
    override func _usual(_ base: Double) -> Dimension {
        if symbol == "lb" || symbol == "oz" { return self }
        return abs(base) >= 907.185 ? UnitMass.shortTons : abs(base) >= 0.453592 ? UnitMass.pounds : UnitMass.ounces
    }
}

/// Temperatures.
class UnitTemperature: Dimension {
    static let kelvin = UnitTemperature("K", 1, "kelvin")
    static let celsius = UnitTemperature("°C", 1, "degree Celsius", plural: "degrees Celsius", constant: 273.15)
    static let fahrenheit = UnitTemperature("°F", 0.55555555555556, "degree Fahrenheit", plural: "degrees Fahrenheit", constant: 255.37222222222427)
    override class func baseUnit() -> UnitTemperature { UnitTemperature.kelvin }
    override func _usual(_ base: Double) -> Dimension { symbol == "K" ? self : UnitTemperature.fahrenheit }
}

/// Lengths of time.
class UnitDuration: Dimension {
    static let hours = UnitDuration("hr", 3600, "hour")
    static let minutes = UnitDuration("m", 60, "minute", short: "min")
    static let seconds = UnitDuration("s", 1, "second", short: "sec")
    static let milliseconds = UnitDuration("ms", 0.001, "millisecond")
    static let microseconds = UnitDuration("µs", 0.000001, "microsecond", short: "μs")
    static let nanoseconds = UnitDuration("ns", 1e-9, "nanosecond")
    static let picoseconds = UnitDuration("ps", 1e-12, "picosecond")
    override class func baseUnit() -> UnitDuration { UnitDuration.seconds }
}

/// Speeds.
class UnitSpeed: Dimension {
    static let metersPerSecond = UnitSpeed("m/s", 1, "meter per second", plural: "meters per second")
    static let kilometersPerHour = UnitSpeed("km/h", 0.277778, "kilometer per hour", plural: "kilometers per hour")
    static let milesPerHour = UnitSpeed("mph", 0.44704, "mile per hour", plural: "miles per hour")
    static let knots = UnitSpeed("kn", 0.514444, "knot")
    override class func baseUnit() -> UnitSpeed { UnitSpeed.metersPerSecond }
    override func _usual(_ base: Double) -> Dimension { UnitSpeed.milesPerHour }
}

/// Areas.
class UnitArea: Dimension {
    static let squareKilometers = UnitArea("km²", 1_000_000, "square kilometer")
    static let squareMeters = UnitArea("m²", 1, "square meter")
    static let squareCentimeters = UnitArea("cm²", 0.0001, "square centimeter")
    static let squareMillimeters = UnitArea("mm²", 0.000001, "square millimeter")
    static let squareInches = UnitArea("in²", 0.00064516, "square inch", plural: "square inches")
    static let squareFeet = UnitArea("ft²", 0.092903, "square foot", plural: "square feet", short: "sq ft")
    static let squareYards = UnitArea("yd²", 0.836127, "square yard")
    static let squareMiles = UnitArea("mi²", 2.59e+6, "square mile", short: "sq mi")
    static let acres = UnitArea("ac", 4046.86, "acre")
    static let ares = UnitArea("a", 100, "are")
    static let hectares = UnitArea("ha", 10000, "hectare")
    override class func baseUnit() -> UnitArea { UnitArea.squareMeters }
}

/// Volumes.
class UnitVolume: Dimension {
    static let liters = UnitVolume("L", 1, "liter")
    static let deciliters = UnitVolume("dL", 0.1, "deciliter")
    static let centiliters = UnitVolume("cL", 0.01, "centiliter")
    static let milliliters = UnitVolume("mL", 0.001, "milliliter")
    static let cubicMeters = UnitVolume("m³", 1000, "cubic meter")
    static let cubicCentimeters = UnitVolume("cm³", 0.001, "cubic centimeter")
    static let teaspoons = UnitVolume("tsp", 0.00492892, "teaspoon")
    static let tablespoons = UnitVolume("tbsp", 0.0147868, "tablespoon")
    static let fluidOunces = UnitVolume("fl oz", 0.0295735, "fluid ounce")
    static let cups = UnitVolume("cup", 0.24, "cup", short: "c")
    static let pints = UnitVolume("pt", 0.473176, "pint")
    static let quarts = UnitVolume("qt", 0.946353, "quart")
    static let gallons = UnitVolume("gal", 3.78541, "gallon")
    override class func baseUnit() -> UnitVolume { UnitVolume.liters }
}

/// Angles.
class UnitAngle: Dimension {
    static let degrees = UnitAngle("°", 1, "degree", short: "deg")
    static let arcMinutes = UnitAngle("ʹ", 0.016667, "arcminute", short: "arcmin")
    static let arcSeconds = UnitAngle("ʺ", 0.00027778, "arcsecond", short: "arcsec")
    static let radians = UnitAngle("rad", 57.2958, "radian")
    static let revolutions = UnitAngle("rev", 360, "revolution")
    override class func baseUnit() -> UnitAngle { UnitAngle.degrees }
}

/// Energies.
class UnitEnergy: Dimension {
    static let kilojoules = UnitEnergy("kJ", 1000, "kilojoule")
    static let joules = UnitEnergy("J", 1, "joule")
    static let kilocalories = UnitEnergy("kCal", 4184, "kilocalorie", short: "kcal")
    static let calories = UnitEnergy("cal", 4.184, "calorie")
    static let kilowattHours = UnitEnergy("kWh", 3_600_000, "kilowatt hour")
    override class func baseUnit() -> UnitEnergy { UnitEnergy.joules }
}

/// Amounts of data.
class UnitInformationStorage: Dimension {
    static let bytes = UnitInformationStorage("B", 8, "byte", short: "byte")
    static let bits = UnitInformationStorage("bit", 1, "bit")
    static let kilobytes = UnitInformationStorage("kB", 8000, "kilobyte")
    static let megabytes = UnitInformationStorage("MB", 8e6, "megabyte")
    static let gigabytes = UnitInformationStorage("GB", 8e9, "gigabyte")
    static let terabytes = UnitInformationStorage("TB", 8e12, "terabyte")
    static let kibibytes = UnitInformationStorage("KiB", 8192, "kibibyte")
    static let mebibytes = UnitInformationStorage("MiB", 8_388_608, "mebibyte")
    static let gibibytes = UnitInformationStorage("GiB", 8_589_934_592, "gibibyte")
    override class func baseUnit() -> UnitInformationStorage { UnitInformationStorage.bits }
}
