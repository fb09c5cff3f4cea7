/** Scrolls as little as it takes; what is taller than the screen comes to begin at its top. */
export const bringIntoView = (element: Element, block: ScrollLogicalPosition = 'nearest'): void => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' })
}
