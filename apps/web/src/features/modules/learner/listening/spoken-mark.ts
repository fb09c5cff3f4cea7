import './spoken-mark.css'

const NAME = 'spoken-sentence'

/** Leaves room for the bars at both edges. */
const EDGE_PX = 120

const isInSight = (range: Range): boolean => {
  const { top, bottom } = range.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight - EDGE_PX / 2
}

const bringInto = (range: Range): void => {
  const { top } = range.getBoundingClientRect()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: top - EDGE_PX, behavior: isStill ? 'instant' : 'smooth' })
}

/**
 * Marks a sentence without touching the text's markup, and scrolls along unless the user has scrolled away
 * from the previous one. Older browsers mark nothing.
 *
 * @param before the previous sentence, if it was just spoken
 */
export const markSentence = (range: Range, before?: Range): void => {
  if (typeof Highlight === 'function') CSS.highlights.set(NAME, new Highlight(range))
  const isFollowed = !before || isInSight(before)
  if (isFollowed && !isInSight(range)) bringInto(range)
}

export const removeMark = (): void => {
  if (typeof Highlight === 'function') CSS.highlights.delete(NAME)
}
