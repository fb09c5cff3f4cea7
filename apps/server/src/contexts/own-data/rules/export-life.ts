export const EXPORT_KEPT_MS = 48 * 60 * 60_000

/** Thousands of pictures are read one after the other. */
export const EXPORT_MADE_IN_SECONDS = 60 * 60
