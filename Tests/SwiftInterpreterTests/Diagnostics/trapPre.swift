precondition(1 > 2, "must be")  // trap@1: Precondition failed: must be
