import * as z from 'zod/mini'
import {
  actionOn,
  changeOf,
  creationOf,
  itemKind,
  PublishAt,
  planningOf,
  publicationOf,
  sortingOf,
  withFiles,
} from '../managed-items.ts'
import { MESSAGES } from '../messages.ts'
import { command, query, upload } from '../operation.ts'
import { dietConflict } from '../rules/recipe-diets.ts'
import { INLINE, LISTS } from '../values/rich-text.ts'
import { EmptyObject, MAX_SHORT_TEXT, Revision, ShortText } from '../values/values.ts'
import { trimmedText } from '../values/visible-text.ts'
import { optionalRichText, writtenRichText } from '../values/written-rich-text.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from './recipe-names.ts'
import { getStatesOfRecipesAsManager } from './recipe-versions-as-manager.ts'
import { ALLERGENS, Allergen, DIETS, Diet, IngredientUnit, MAX_PORTIONS, Recipe } from './recipes.ts'

export const ManagedRecipe = z.extend(Recipe, {
  publishAt: PublishAt,
  revision: Revision,
})
export type ManagedRecipe = z.infer<typeof ManagedRecipe>

/** In the app's order. */
export const getRecipesAsManager = query('recipes/get-recipes-as-manager-query', {
  audience: 'app-manager',
  feature: 'RECIPES',
  input: EmptyObject,
  output: z.array(ManagedRecipe),
})

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

/** Without them, a new recipe has this many. */
export const USUAL_PORTIONS = 4

export const RECIPE = itemKind({
  id: 'recipeId',
  name: 'Rezept',
  feature: 'RECIPES',
  written: {
    name: ShortText,
    subTitle: z.optional(z.string().check(trimmedText(), z.maxLength(MAX_SHORT_TEXT))),
    totalTimeInMinutes: Minutes,
    preparationTimeInMinutes: Minutes,
    ingredients: z
      .array(WrittenIngredient)
      .check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(60, MESSAGES.maxOptions(60))),
    preparationSteps: z
      .array(writtenRichText(INLINE, MAX_STEP_BYTES))
      .check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(MAX_STEPS, MESSAGES.maxOptions(MAX_STEPS))),
    tipBox: z.optional(optionalRichText(LISTS)),
    // These three are not the specification's: what is left out stays as it is, or as for a new recipe.
    portions: z.optional(z.int().check(z.gte(1), z.lte(MAX_PORTIONS))),
    allergens: z.nullish(z.array(Allergen).check(z.maxLength(ALLERGENS.length))),
    diets: z.optional(z.array(Diet).check(z.maxLength(DIETS.length))),
  },
  invalidates: () => [getRecipesAsManager],
  states: () => [getStatesOfRecipesAsManager],
})

export type WrittenRecipe = z.output<z.ZodMiniObject<typeof RECIPE.written>>

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

const pictures = withFiles({ heroImage: { accepts: 'image' }, ingredientsImage: { accepts: 'image' } })
const creation = creationOf(RECIPE)
const change = changeOf(RECIPE)

/** A new one is not published, and comes last. */
export const createRecipeAsManager = upload('recipes/create-recipe-as-manager-command', {
  ...creation,
  ...pictures.required,
  input: creation.input.check(hasDietsThatCanBeTrue),
})

/** Without a new picture the old one stays. */
export const updateRecipeAsManager = upload('recipes/update-recipe-as-manager-command', {
  ...change,
  ...pictures.optional,
  input: change.input.check(hasDietsThatCanBeTrue),
})

export const publishRecipeAsManager = command(
  'recipes/publish-recipe-as-manager-command',
  publicationOf(RECIPE),
)

export const unpublishRecipeAsManager = command(
  'recipes/unpublish-recipe-as-manager-command',
  actionOn(RECIPE, 'versteckt'),
)

export const planPublicationOfRecipeAsManager = command(
  'recipes/plan-publication-of-recipe-as-manager-command',
  planningOf(RECIPE),
)

export const updateOrderOfRecipesAsManager = command(
  'recipes/update-order-of-recipes-as-manager-command',
  sortingOf(RECIPE, 'sortedIdsOfRecipes', 'Rezepte sortiert'),
)
