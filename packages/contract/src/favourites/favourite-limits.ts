/** What one person can have saved at the same time. Enough for years, and little enough to be answered as one list. */
export const MAX_FAVOURITES = 500
