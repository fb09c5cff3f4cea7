/** Width ÷ height of a module's picture in the learners' list. */
export const GRID_ASPECT_RATIO = 1.5
