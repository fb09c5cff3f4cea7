const MARK = ' (Kopie)'

/** Of a title's longest allowed 255 characters. */
const LONGEST = 255

/** A copy says that it is one, in a title that is no longer than titles may be. */
export const titleOfCopy = (title: string): string =>
  `${Array.from(title)
    .slice(0, LONGEST - MARK.length)
    .join('')}${MARK}`
