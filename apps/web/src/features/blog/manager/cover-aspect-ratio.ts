export const COVER_ASPECT_RATIO = 1.5
