/** The name of the text in the ZIP; its files are in `files/`. */
export const PACKAGE_FILE = 'course-package.json'

export const PACKAGE_FORMAT = 'wohlauf-course-package'

/** Raised when a reader of the former version could not read what is written. */
export const PACKAGE_VERSION = 1

/** The size of the unpacked text. */
export const MAX_PACKAGE_TEXT_BYTES = 4 * 1024 * 1024

/** No module that people read has as many. */
export const MAX_PAGES = 100
export const MAX_ELEMENTS_OF_PAGE = 100
export const MAX_ELEMENTS = 1000

/** Each picture is decoded and encoded again. */
export const MAX_PICTURES = 150
export const MAX_DOCUMENTS = 30
export const MAX_HABITS = 50

/** Fields, entries of lists and what contains them: thousands of elements with everything that an element may have. */
export const MAX_PACKAGE_VALUES = 100_000
export const MAX_PACKAGE_DEPTH = 32

/** The sum of all texts: sanitizing that many takes half a second. */
export const MAX_PACKAGE_TAGS = 200_000

/** The sum of all pictures: their decoding time is limited by it. */
export const MAX_PACKAGE_MEGAPIXELS = 600
