/** Enough for years, and little enough to be answered as one list. */
export const MAX_FAVOURITES = 500
