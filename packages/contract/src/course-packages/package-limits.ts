/** The name of the text in the ZIP; its files are in `files/`. */
export const PACKAGE_FILE = 'course-package.json'

/** Not "zip": Safari unpacks such a download, and its parts are no package any more. */
export const PACKAGE_EXTENSION = 'kurspaket'

export const PACKAGE_FORMAT = 'wohlauf-course-package'

/** Raised when readers of the former version could not read the new format. */
export const PACKAGE_VERSION = 1

/** The size of the unpacked text. */
export const MAX_PACKAGE_TEXT_BYTES = 4 * 1024 * 1024

/** No module that people read has as many. */
export const MAX_ELEMENTS_OF_PAGE = 100
export const MAX_ELEMENTS = 1000

/** Each picture is decoded and encoded again. */
export const MAX_PICTURES = 150
export const MAX_DOCUMENTS = 30
export const MAX_HABITS = 50

/**
 * The number of fields, list entries and their containers: enough for thousands of elements with all their
 * fields.
 */
export const MAX_PACKAGE_VALUES = 100_000
export const MAX_PACKAGE_DEPTH = 32

/** The total size of all texts: sanitizing it takes half a second. */
export const MAX_PACKAGE_TAGS = 200_000

/** The total size of all pictures, which limits the time for decoding them. */
export const MAX_PACKAGE_MEGAPIXELS = 600
