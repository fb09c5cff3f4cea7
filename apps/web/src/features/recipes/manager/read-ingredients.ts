import type { WrittenIngredient } from '@wohlauf/contract/rules/written-recipe'
import type { IngredientUnit } from '@wohlauf/contract/values/items/recipe'
import { NUMBER_AS_WRITTEN, numberAsWritten, withPlainSigns } from '../numbers-as-written.ts'

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

/** Containers and parts, which are counted: the word stays beside the name. */
const COUNTED: Record<string, string> = {
  becher: 'Becher',
  blatt: 'Blatt',
  blätter: 'Blatt',
  dose: 'Dose',
  dosen: 'Dose',
  flasche: 'Flasche',
  flaschen: 'Flasche',
  glas: 'Glas',
  gläser: 'Glas',
  packung: 'Packung',
  packungen: 'Packung',
  pkg: 'Packung',
  pck: 'Päckchen',
  pk: 'Päckchen',
  päckchen: 'Päckchen',
  scheibe: 'Scheibe',
  scheiben: 'Scheibe',
  stange: 'Stange',
  stangen: 'Stange',
  tasse: 'Tasse',
  tassen: 'Tasse',
  würfel: 'Würfel',
  zehe: 'Zehe',
  zehen: 'Zehe',
  zweig: 'Zweig',
  zweige: 'Zweig',
}

/** Cooks do not measure these, and scaling leaves them as they are: "1 Prise Salz" is "Salz (1 Prise)". */
const PINCH =
  /^(?<amount>(?:[^\p{L}]*|eine?\s+)(?:prisen?|msp\.?|messerspitzen?|schuss|spritzer))\s+(?<name>.+)$/iu

/** With an optional range: "2–3", "2 bis 3". */
const AMOUNT = new RegExp(
  String.raw`^(?:ca\.?\s*|etwa\s+)?(?<from>${NUMBER_AS_WRITTEN})(?<upTo>\s*(?:[-–—]|bis)\s*${NUMBER_AS_WRITTEN})?(?=\D|$)`,
  'iu',
)

const TO_TASTE = /^(?:etwas|ein wenig|nach geschmack|n\. ?b\.)\s+|,?\s*(?:nach geschmack|n\. ?b\.)$/iu

const roundToHundredths = (amount: number): number => Math.round(amount * 100) / 100

/** Removes a list mark. The form validates the length of the name. */
const withoutMark = (line: string): string =>
  withPlainSigns(line)
    .replace(/^\s*(?:[-–—•*·▢☐◦▪‣]\s*|\d+\)\s*|\d+\.\s+(?=\d))/u, '')
    .trim()

const toTaste = (ingredient: string): WrittenIngredient => ({ amount: null, unit: 'TO_TASTE', ingredient })

type Measure = { unit: IngredientUnit; factor: number; name: string }

const readMeasure = (text: string, range: string | null): Measure => {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?(?:\s+(.*))?$/u.exec(text) ?? []
  const unit = rest ? UNITS[word.toLowerCase()] : undefined
  const counted = rest ? COUNTED[word.toLowerCase()] : undefined
  const notes = [counted, range && unit ? `${range} ${word}` : range].filter(Boolean).join(', ')
  const [name, factor] = [unit || counted ? rest : text, unit?.[1] ?? 1]
  return { unit: unit?.[0] ?? 'PIECE', factor, name: name && notes ? `${name} (${notes})` : name }
}

/**
 * Reads one line such as "250 g rote Linsen". The lower end of a range is the amount, and the range stays in
 * the name, so that nothing is lost.
 */
export const readIngredient = (line: string): WrittenIngredient | null => {
  const text = withoutMark(line)
  if (!text) return null
  const { amount: pinch, name: seasoning } = PINCH.exec(text)?.groups ?? {}
  if (pinch) return toTaste(`${seasoning} (${pinch})`)
  const { 0: matchedText = '', groups: { from = '', upTo } = {} } = AMOUNT.exec(text) ?? {}
  const number = numberAsWritten(from)
  if (number === null) return toTaste(text.replace(TO_TASTE, '').trim() || text)
  const { unit, factor, name } = readMeasure(
    text.slice(matchedText.length).trim(),
    upTo ? matchedText.trim() : null,
  )
  const amount = roundToHundredths(number * factor)
  return amount > 0 && name ? { amount, unit, ingredient: name } : toTaste(text)
}

/** One ingredient for each line with text; headings such as "Für die Soße:" are omitted. */
export const readIngredients = (text: string): WrittenIngredient[] =>
  text
    .split(/\r\n|[\n\r]/)
    .filter((line) => !/:\s*$/.test(line))
    .flatMap((line) => readIngredient(line) ?? [])
