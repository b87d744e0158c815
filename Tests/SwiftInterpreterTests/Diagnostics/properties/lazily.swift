class Cache { lazy let size = 1 }  // error@24: 'lazy' cannot be used on a let | Write 'lazy var'.
struct Page { lazy var title: String }  // error@24: lazy properties must have an initializer | It is computed when the property is first read.
