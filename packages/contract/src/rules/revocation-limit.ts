/** Revocations within this time count together. */
export const REVOCATION_WINDOW_HOURS = 24

/** The share of a sponsor's used seats that its managers may revoke within that time. */
export const REVOCABLE_PERCENT = 5

/** The number that is always allowed: that share of a small company is less than one person. */
export const ALWAYS_REVOCABLE = 3
