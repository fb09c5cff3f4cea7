import { MAX_SHORT_TEXT } from '@wohlauf/contract/values/values'

const MARK = ' (Kopie)'

/** The title of a copy, with a suffix that says so, within the maximum length, counted like in forms: in UTF-16. */
export const titleOfCopy = (title: string): string => {
  let beginning = ''
  for (const character of title) {
    if (beginning.length + character.length > MAX_SHORT_TEXT - MARK.length) break
    beginning += character
  }
  return beginning + MARK
}
