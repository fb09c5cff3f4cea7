/** The shape of covers, in the list and above the text. */
export const COVER_ASPECT_RATIO = 1.5
