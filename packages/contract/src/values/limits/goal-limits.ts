/** More would not fit into one rating without losing the overview. */
export const MAX_GOALS = 20

/** The app asks for a rating, and points are earned by one, at most once in this time. */
export const RATING_DAYS = 7
export const RATING_MS = RATING_DAYS * 86_400_000
