const GERMAN_NUMBER = /^[-−]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/

/**
 * Reads what somebody typed: dots stand between thousands, a comma before the decimals (specification, consumer area,
 * section 5).
 *
 * @returns null when it is not a number, "1.5" for instance: where a dot cannot mean thousands, nothing is guessed
 */
export const parseGermanNumber = (text: string): number | null => {
  const typed = text.trim()
  if (!GERMAN_NUMBER.test(typed)) return null
  return Number(typed.replaceAll('.', '').replace(',', '.').replace('−', '-'))
}
