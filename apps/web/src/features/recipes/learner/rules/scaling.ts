import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import type { IngredientUnit } from '@wohlauf/contract/values/items/recipe'
import { UNIT_NAMES } from '@wohlauf/contract/values/items/recipe-names'

/** A scaled amount below each limit is rounded to a multiple of the step, to at least one step. */
type Steps = readonly (readonly [below: number, step: number])[]

const REST = Number.POSITIVE_INFINITY

const COUNTED: Steps = [
  [2, 0.25],
  [10, 0.5],
  [REST, 1],
]
const SPOONS: Steps = [
  [0.5, 0.25],
  [REST, 0.5],
]
/** At most about a tenth off, which is the precision of a kitchen scale and a measuring jug. */
const MEASURED: Steps = [
  [2, 0.5],
  [20, 1],
  [200, 5],
  [500, 10],
  [1000, 25],
  [REST, 50],
]

const STEPS: Record<Exclude<IngredientUnit, 'TO_TASTE'>, Steps> = {
  PIECE: COUNTED,
  BUNCH: COUNTED,
  HANDFUL: COUNTED,
  TABLESPOON: SPOONS,
  TEASPOON: SPOONS,
  GRAM: MEASURED,
  MILLILITER: MEASURED,
}

/** Corrects the error of binary fractions, so that exactly half a step is rounded up. */
const EPSILON = 1e-9

/**
 * Rounds to what can be measured; for the recipe's own number of portions it is the written amount.
 *
 * @returns null for an ingredient without an amount
 */
export const scaledAmount = (
  { amount, unit }: Pick<Ingredient, 'amount' | 'unit'>,
  portions: { original: number; target: number },
): number | null => {
  if (amount === null || unit === 'TO_TASTE') return null
  if (portions.target === portions.original) return amount
  const exact = (amount * portions.target) / portions.original
  const [, step] = STEPS[unit].find(([below]) => exact < below) ?? [REST, 1]
  return Math.max(step, Math.round(exact / step + EPSILON) * step)
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** Units with decimals: grams and millilitres are read from a scale. */
const HAS_DECIMALS: ReadonlySet<IngredientUnit> = new Set(['GRAM', 'MILLILITER'])

const shownNumber = (amount: number, unit: IngredientUnit): string => {
  const fraction = HAS_DECIMALS.has(unit) ? undefined : FRACTIONS[String(amount % 1)]
  if (!fraction) return germanNumber(amount)
  return `${amount < 1 ? '' : germanNumber(Math.floor(amount))}${fraction}`
}

const SHORT_NAMES: Partial<Record<IngredientUnit, string>> = {
  GRAM: 'g',
  MILLILITER: 'ml',
  TABLESPOON: 'EL',
  TEASPOON: 'TL',
  TO_TASTE: 'nach Geschmack',
}

/** A displayed amount, "1½ EL", and in full words for a screen reader, "1,5 Esslöffel". */
export type AmountText = { text: string; reading: string }

export const amountText = (amount: number | null, unit: IngredientUnit): AmountText => {
  const short = SHORT_NAMES[unit] ?? UNIT_NAMES[unit]
  if (amount === null) return { text: short, reading: short }
  return {
    text: `${shownNumber(amount, unit)}\u00a0${short}`,
    reading: `${germanNumber(amount)} ${UNIT_NAMES[unit]}`,
  }
}
