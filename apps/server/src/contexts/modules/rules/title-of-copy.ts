const MARK = ' (Kopie)'

/** The maximum length of titles, counted like in forms: in UTF-16. */
const LONGEST = 255

/** The title of a copy, with a suffix that says so, within the maximum length. */
export const titleOfCopy = (title: string): string => {
  let kept = ''
  for (const character of title) {
    if (kept.length + character.length > LONGEST - MARK.length) break
    kept += character
  }
  return kept + MARK
}
