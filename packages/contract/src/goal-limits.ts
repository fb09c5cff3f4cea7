/** A user's goals at once: as many as fit into one rating without losing the overview. */
export const MOST_GOALS = 20
