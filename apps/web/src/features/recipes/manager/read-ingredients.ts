import type { WrittenIngredient } from '@wohlauf/contract/rules/written-recipe'
import type { IngredientUnit } from '@wohlauf/contract/values/items/recipe'

/** Usual spellings, in lower case and without a full stop; with the factor to the stored unit. */
const UNITS: Record<string, readonly [unit: IngredientUnit, factor: number]> = {
  g: ['GRAM', 1],
  gr: ['GRAM', 1],
  gramm: ['GRAM', 1],
  kg: ['GRAM', 1000],
  kilo: ['GRAM', 1000],
  kilogramm: ['GRAM', 1000],
  ml: ['MILLILITER', 1],
  milliliter: ['MILLILITER', 1],
  cl: ['MILLILITER', 10],
  dl: ['MILLILITER', 100],
  l: ['MILLILITER', 1000],
  liter: ['MILLILITER', 1000],
  el: ['TABLESPOON', 1],
  esslöffel: ['TABLESPOON', 1],
  tl: ['TEASPOON', 1],
  teelöffel: ['TEASPOON', 1],
  bund: ['BUNCH', 1],
  bd: ['BUNCH', 1],
  handvoll: ['HANDFUL', 1],
  hand: ['HANDFUL', 1],
  stück: ['PIECE', 1],
  stk: ['PIECE', 1],
  st: ['PIECE', 1],
}

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 0.33, '⅔': 0.67, '⅛': 0.13 }
const FRACTION = Object.keys(FRACTIONS).join('')

/**
 * Amounts such as "250", "1.000", "1,5", "1/2", "½", "1 ½", "1 1/2", with an optional range: "2–3", "2 bis
 * 3".
 */
const AMOUNT = new RegExp(
  String.raw`^(?:ca\.?\s*|etwa\s+)?(?:(?<whole>\d{1,3}(?:\.\d{3})+|\d+(?:[,.]\d+)?)(?!\s*/))?\s*(?:(?<above>\d+)\s*/\s*(?<below>[1-9]\d*)|(?<sign>[${FRACTION}]))?(?<upTo>\s*(?:[-–—]|bis)\s*\d+(?:[,.]\d+)?)?(?=\D|$)`,
  'iu',
)

const TO_TASTE = /^(?:etwas|ein wenig|nach geschmack|n\. ?b\.)\s+|,?\s*(?:nach geschmack|n\. ?b\.)$/iu

const numberOf = (text: string): number =>
  Number(/^\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text.replace(',', '.'))

const roundToHundredths = (amount: number): number => Math.round(amount * 100) / 100

/** Removes a list mark. The form validates the length of the name. */
const withoutMark = (line: string): string =>
  line
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/^\s*(?:[-–—•*·▢☐]\s+|\d+\.\s+(?=\d))/u, '')
    .trim()

const readUnit = (text: string): { unit: IngredientUnit; factor: number; rest: string } => {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?(?:\s+(.*))?$/u.exec(text) ?? []
  const unitOfWord = UNITS[word.toLowerCase()]
  return unitOfWord && rest
    ? { unit: unitOfWord[0], factor: unitOfWord[1], rest }
    : { unit: 'PIECE', factor: 1, rest: text }
}

/**
 * Reads one line such as "250 g rote Linsen". The lower end of a range is the amount, and the range stays in
 * the name, so that nothing is lost.
 */
export const readIngredient = (line: string): WrittenIngredient | null => {
  const text = withoutMark(line)
  if (!text) return null
  const { 0: read = '', groups = {} } = AMOUNT.exec(text) ?? {}
  const { whole, above, below, sign, upTo } = groups
  if (whole === undefined && above === undefined && sign === undefined)
    return { amount: null, unit: 'TO_TASTE', ingredient: text.replace(TO_TASTE, '').trim() || text }
  const part = sign ? (FRACTIONS[sign] ?? 0) : above && below ? Number(above) / Number(below) : 0
  const { unit, factor, rest } = readUnit(text.slice(read.length).trim())
  const amount = roundToHundredths(((whole === undefined ? 0 : numberOf(whole)) + part) * factor)
  if (amount <= 0 || !rest) return { amount: null, unit: 'TO_TASTE', ingredient: text }
  return { amount, unit, ingredient: upTo ? `${rest} (${read.trim()})` : rest }
}

/** One ingredient for each line with text; headings such as "Für die Soße:" are omitted. */
export const readIngredients = (text: string): WrittenIngredient[] =>
  text
    .split(/\r\n|[\n\r]/)
    .filter((line) => !/:\s*$/.test(line))
    .flatMap((line) => readIngredient(line) ?? [])
