/** How long a finished export can be downloaded. */
export const EXPORT_KEPT_MS = 48 * 60 * 60_000

/** How long one attempt to make an export may take: thousands of pictures are read one after the other. */
export const EXPORT_MADE_IN_SECONDS = 60 * 60
