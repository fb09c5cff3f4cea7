/** How long a finished export can be downloaded. */
export const EXPORT_KEPT_MS = 48 * 60 * 60_000
