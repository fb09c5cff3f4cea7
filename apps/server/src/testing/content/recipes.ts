import { getRecipeDetails, getRecipes } from '@wohlauf/contract/recipes/recipes'
import {
  createRecipeAsManager,
  getRecipesAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
  updateRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { makePicture } from '../files/picture.ts'
import { createLearner } from '../people/learner.ts'
import { createManager } from '../people/manager.ts'
import type { TestApp } from '../people/people.ts'
import type { TestServer } from '../test-server.ts'

/** The input of the specification's callers. */
export const SOUP = {
  name: 'Linsensuppe',
  subTitle: 'Mit Zitrone',
  totalTimeInMinutes: 35,
  preparationTimeInMinutes: 15,
  ingredients: [
    { amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' },
    { amount: 0.5, unit: 'BUNCH', ingredient: 'Petersilie' },
    { amount: null, unit: 'TO_TASTE', ingredient: 'Salz' },
  ],
  preparationSteps: ['Die Linsen <strong>abspülen</strong>.', 'Kochen.'],
  tipBox: '<p>Schmeckt am nächsten Tag noch besser.</p>',
}
export const STORED = { ...SOUP, portions: 4, allergens: null, diets: [] }

export type RecipeFields = Record<string, unknown>
type Pictures = { heroImage?: typeof dish; ingredientsImage?: typeof dish }

const dish = { bytes: await makePicture(600, 400), fileName: 'suppe.png', type: 'image/png' }
const lentils = { bytes: await makePicture(500, 500), fileName: 'linsen.png', type: 'image/png' }
export const otherPicture = { bytes: await makePicture(800, 200), fileName: 'anders.png', type: 'image/png' }
export const BOTH: Pictures = { heroImage: dish, ingredientsImage: lentils }

/** A field that is undefined is left out of the form. */
const sent = (fields: RecipeFields) =>
  Object.fromEntries(Object.entries({ ...SOUP, ...fields }).filter(([, value]) => value !== undefined))

export const createRecipeDesk = async (testServer: TestServer, existing?: TestApp) => {
  const { app, as } = await createManager(testServer, existing)
  const learner = await createLearner(testServer, app)
  const listForLearners = async () => (await testServer.call(getRecipes, {}, learner.as)).body
  return {
    app,
    as,
    seen: listForLearners,
    details: (recipeId: string) => testServer.call(getRecipeDetails, { recipeId }, learner.as),
    create: (fields: RecipeFields = {}, files: Pictures = BOTH) =>
      testServer.call(createRecipeAsManager, sent(fields) as never, { ...as, files }),
    change: (recipeId: string, fields: RecipeFields, files: Pictures = {}) =>
      testServer.call(updateRecipeAsManager, sent({ ...fields, recipeId }) as never, { ...as, files }),
    publish: (recipeId: string) => testServer.call(publishRecipeAsManager, { recipeId }, as),
    hide: (recipeId: string) => testServer.call(unpublishRecipeAsManager, { recipeId }, as),
    list: async () => (await testServer.call(getRecipesAsManager, {}, as)).body,
  }
}
