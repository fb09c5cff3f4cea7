/** Scrolls as little as necessary; an element taller than the screen is aligned at its top. */
export const bringIntoView = (element: Element, block: ScrollLogicalPosition = 'nearest'): void => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' })
}
