/** The limit for each file of an upload (specification, section 9). */
export const MAX_FILE_MEGABYTES = 10
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024
