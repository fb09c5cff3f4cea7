/** How long an export can be fetched once it was made. */
export const EXPORT_KEPT_MS = 48 * 60 * 60_000
