const MAX_AHEAD_MS = 366 * 86_400_000

/** The latest time for which a publication can be planned: a year ahead, also when it has a leap day. */
export const latestPublication = (now: Date): Date => new Date(now.getTime() + MAX_AHEAD_MS)
