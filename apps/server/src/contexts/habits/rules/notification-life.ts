const DAY_MS = 86_400_000

/** `decisions.md`, "Notifications": unseen ones leave list and badge after 7 days; all are deleted after 90. */
export const SHOWN_MS = 7 * DAY_MS
export const KEPT_MS = 90 * DAY_MS
