/** Width ÷ height of a module's picture where learners see it. */
export const GRID_ASPECT_RATIO = 1.5
