import { MAX_SHORT_TEXT } from '@wohlauf/contract/values/values'

const MARK = ' (Kopie)'

/** The title of a copy, with a suffix that says so, within the maximum length, counted like in forms: in UTF-16. */
export const titleOfCopy = (title: string): string => {
  let kept = ''
  for (const character of title) {
    if (kept.length + character.length > MAX_SHORT_TEXT - MARK.length) break
    kept += character
  }
  return kept + MARK
}
