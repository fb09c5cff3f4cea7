import { parseGermanNumber } from '@wohlauf/contract/values/parse-german-number'

/** The same text with one sign for each kind: keyboards, word processors and web pages write them differently. */
export const withPlainSigns = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[⁄∕／]/g, '/')
    .replaceAll('−', '–')

const FRACTION_SIGN = '[¼-¾⅐-⅞]'
const WHOLE = String.raw`(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[,.]\d+)?)`
const FRACTION = String.raw`\d+\s*/\s*[1-9]\d*`

/** "250", "1.000", "1,5", "1.5", "1/2", "½", "1 ½", "1 1/2" in a text with plain signs. */
export const NUMBER_AS_WRITTEN = String.raw`(?:(?:\d+\s+)?${FRACTION}|${WHOLE}(?:\s?${FRACTION_SIGN})?|${FRACTION_SIGN})`

const ONLY_NUMBER = new RegExp(`^${NUMBER_AS_WRITTEN}$`)
const FRACTION_AT_END = new RegExp(`${FRACTION}$|${FRACTION_SIGN}$`)

const wholeOf = (text: string): number => (text === '' ? 0 : (parseGermanNumber(text) ?? Number(text)))

/** @returns null when the text is something else than a number */
export const numberAsWritten = (text: string): number | null => {
  const plainText = withPlainSigns(text).trim()
  if (!ONLY_NUMBER.test(plainText)) return null
  const [fraction = ''] = FRACTION_AT_END.exec(plainText) ?? []
  const [above, below] = fraction.normalize('NFKC').split(/[⁄/]/).map(Number)
  const part = above !== undefined && below !== undefined ? above / below : 0
  return wholeOf(plainText.slice(0, plainText.length - fraction.length).trim()) + part
}

/**
 * For a field: an amount has two decimal places, so a third is 0.33. More decimals that were typed are left for the
 * form to report.
 */
export const amountAsWritten = (text: string): number | null => {
  const number = numberAsWritten(text)
  const isFraction = FRACTION_AT_END.test(withPlainSigns(text).trim())
  return number !== null && isFraction ? Math.round(number * 100) / 100 : number
}
