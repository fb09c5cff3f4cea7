import * as z from 'zod/mini'
import { ALLERGENS, Allergen, DIETS, Diet, IngredientUnit, MAX_PORTIONS } from '../values/items/recipe.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '../values/items/recipe-names.ts'
import { MESSAGES } from '../values/messages.ts'
import { INLINE, LISTS } from '../values/rich-text.ts'
import { MAX_SHORT_TEXT, ShortText } from '../values/values.ts'
import { asOneLine, trimmedText } from '../values/visible-text.ts'
import { optionalRichText, writtenRichText } from '../values/written-rich-text.ts'
import { dietConflict } from './recipe-diets.ts'

/** A week: a sourdough takes days. */
const Minutes = z.int().check(z.gte(0), z.lte(10_080))

const MAX_DECIMAL_PLACES = 2

/** Above 0 to 100,000 (`decisions.md`, open point 27). */
const Amount = z.number().check(
  z.gte(0.01),
  z.lte(100_000),
  z.refine(
    (amount) => Number(amount.toFixed(MAX_DECIMAL_PLACES)) === amount,
    MESSAGES.maxDecimalPlaces(MAX_DECIMAL_PLACES),
  ),
)

/** An amount with TO_TASTE is not stored. */
const WrittenIngredient = z
  .object({ amount: z.nullish(Amount), unit: IngredientUnit, ingredient: ShortText })
  .check(
    z.refine(({ amount, unit }) => unit === 'TO_TASTE' || typeof amount === 'number', {
      path: ['amount'],
      error: MESSAGES.amountRequired,
    }),
  )
export type WrittenIngredient = z.input<typeof WrittenIngredient>

/** With {@link MAX_STEPS} of them, a form's field is not larger than the server reads. */
const MAX_STEP_BYTES = 4 * 1024
const MAX_STEPS = 30

export const WRITTEN_RECIPE = {
  name: ShortText,
  subTitle: z.optional(z.string().check(z.overwrite(asOneLine), trimmedText(), z.maxLength(MAX_SHORT_TEXT))),
  totalTimeInMinutes: Minutes,
  preparationTimeInMinutes: Minutes,
  ingredients: z
    .array(WrittenIngredient)
    .check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(60, MESSAGES.maxOptions(60))),
  preparationSteps: z
    .array(writtenRichText(INLINE, MAX_STEP_BYTES))
    .check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(MAX_STEPS, MESSAGES.maxOptions(MAX_STEPS))),
  tipBox: z.optional(optionalRichText(LISTS)),
  // These three are not part of the specification: omitted fields keep their values, or get those of a new recipe.
  portions: z.optional(z.int().check(z.gte(1), z.lte(MAX_PORTIONS))),
  allergens: z.nullish(z.array(Allergen).check(z.maxLength(ALLERGENS.length))),
  diets: z.optional(z.array(Diet).check(z.maxLength(DIETS.length))),
}

export type WrittenRecipe = z.output<z.ZodMiniObject<typeof WRITTEN_RECIPE>>

type Stated = { diets?: Diet[] | undefined; allergens?: Allergen[] | null | undefined }

/** Why the diets cannot be true with the allergens; null when they can. */
export const messageOfDietConflict = ({ diets, allergens }: Stated): string | null => {
  const conflict = dietConflict({ diets: diets ?? [], allergens: allergens ?? [] })
  return (
    conflict &&
    MESSAGES.dietConflict(
      DIET_NAMES[conflict.diet],
      conflict.allergens.map((allergen) => ALLERGEN_NAMES[allergen]),
    )
  )
}

export const hasDietsThatCanBeTrue = z.check<Stated>((payload) => {
  const message = messageOfDietConflict(payload.value)
  if (message) payload.issues.push({ code: 'custom', message, path: ['diets'], input: payload.value })
})
