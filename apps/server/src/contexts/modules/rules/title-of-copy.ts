const MARK = ' (Kopie)'

/** What titles may have at most, counted as forms count: in UTF-16. */
const LONGEST = 255

/** A copy says that it is one, in a title that is no longer than titles may be. */
export const titleOfCopy = (title: string): string => {
  let kept = ''
  for (const character of title) {
    if (kept.length + character.length > LONGEST - MARK.length) break
    kept += character
  }
  return kept + MARK
}
