const GERMAN_NUMBER = /^[-−]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/

/**
 * Dots separate thousands, a comma precedes the decimals (specification, consumer area, section 5).
 *
 * @returns null when it is not a number, for instance "1.5": a dot that cannot separate thousands is not guessed to be
 * a decimal point
 */
export const parseGermanNumber = (text: string): number | null => {
  const input = text.trim()
  if (!GERMAN_NUMBER.test(input)) return null
  return Number(input.replaceAll('.', '').replace(',', '.').replace('−', '-'))
}
