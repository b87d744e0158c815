// Days, months and years by the Gregorian rules, as plain numbers.

/// Days since the first of 1970.
func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month - 1
    let year = year + _floor(shifted, 12)
    let month = shifted - _floor(shifted, 12) * 12 + 1
    let y = month <= 2 ? year - 1 : year
    let era = _floor(y, 400)
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146097 + dayOfEra - 719468
}

func _floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

/// Year, month and day of a number of days since the first of 1970.
func _civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let z = days + 719468
    let era = _floor(z, 146097)
    let dayOfEra = z - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
}

func _daysInMonth(_ year: Int, _ month: Int) -> Int { _days(year, month + 1, 1) - _days(year, month, 1) }
