/** The limit for each file of an upload (specification, section 9). */
export const MAX_FILE_MEGABYTES = 10
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024

/** A course package with its pictures and documents, as a file and unpacked. Proxies let at least 48 MB through. */
export const MAX_PACKAGE_MEGABYTES = 40
export const MAX_PACKAGE_BYTES = MAX_PACKAGE_MEGABYTES * 1024 * 1024
