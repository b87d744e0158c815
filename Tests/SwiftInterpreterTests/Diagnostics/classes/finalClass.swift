final class Base {}
class Derived: Base {}  // error@7: inheritance from a final class 'Base'
