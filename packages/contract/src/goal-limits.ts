/** A user's goals at once: as many as fit into one rating without losing the overview. */
export const MAX_GOALS = 20
