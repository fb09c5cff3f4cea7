import { updateOrderOfRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createRecipeDesk, otherPicture, SOUP, STORED } from '../../../testing/content/recipes.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = () => createRecipeDesk(testServer)

test('a new recipe is read by learners once it was published, until it is hidden', async () => {
  const { create, publish, hide, list, seen, details } = await createDesk()
  const { recipeId } = (await create()).body
  expect(await list()).toMatchObject([{ ...STORED, recipeId, isPublished: false, revision: 1 }])
  expect(await seen()).toEqual([])
  expect(await details(recipeId).then(outcome)).toEqual([404, 'not-found'])

  await publish(recipeId)
  const heroImage = expect.objectContaining({ aspectRatio: 1.5, alternativeText: 'Linsensuppe' })
  const ingredientsImage = expect.objectContaining({
    aspectRatio: 1,
    alternativeText: 'Die Zutaten: Linsensuppe',
  })
  const { name, subTitle, totalTimeInMinutes } = SOUP
  const summary = { recipeId, name, subTitle, totalTimeInMinutes, heroImage, allergens: null, diets: [] }
  expect(await seen()).toEqual([summary])
  const createdAt = testServer.clock.now().toISOString()
  expect((await details(recipeId)).body).toEqual({
    ...STORED,
    recipeId,
    heroImage,
    ingredientsImage,
    isPublished: true,
    createdAt,
  })

  await hide(recipeId)
  expect(await seen()).toEqual([])
  expect(await details(recipeId).then(outcome)).toEqual([404, 'not-found'])
})

test('learners see the managers’ order', async () => {
  const { as, create, publish, seen } = await createDesk()
  const names = async () => (await seen()).map(({ name }) => name)
  const ids: string[] = []
  for (const name of ['Auflauf', 'Brot', 'Curry']) {
    const { recipeId } = (await create({ name })).body
    await publish(recipeId)
    ids.push(recipeId)
  }
  expect(await names()).toEqual(['Auflauf', 'Brot', 'Curry'])
  await testServer.call(updateOrderOfRecipesAsManager, { sortedIdsOfRecipes: ids.toReversed() }, as)
  expect(await names()).toEqual(['Curry', 'Brot', 'Auflauf'])
})

test('a change keeps each picture without a new one, and replaces it with one', async () => {
  const { app, create, change, list } = await createDesk()
  const { recipeId } = (await create()).body
  const pictures = async () => {
    const [recipe] = await list()
    return { hero: recipe?.heroImage.url ?? '', ingredients: recipe?.ingredientsImage.url ?? '' }
  }
  const before = await pictures()
  await change(recipeId, { name: 'Suppe' })
  expect(await pictures()).toEqual(before)
  expect(await list()).toMatchObject([
    {
      name: 'Suppe',
      heroImage: { alternativeText: 'Suppe' },
      ingredientsImage: { alternativeText: 'Die Zutaten: Suppe' },
    },
  ])
  await change(recipeId, {}, { ingredientsImage: otherPicture })
  expect((await pictures()).hero).toBe(before.hero)
  expect(await list()).toMatchObject([{ ingredientsImage: { aspectRatio: 4 }, revision: 3 }])
  const status = async (url: string) =>
    (await testServer.server.inject({ url, headers: { host: app.host } })).statusCode
  expect(await status(before.ingredients)).toBe(200)
  await testServer.runJobs()
  expect([await status(before.ingredients), await status(before.hero)]).toEqual([404, 200])
})

test('fields beyond the specification are stored, in their order, and kept when they are left out', async () => {
  const { create, change, list } = await createDesk()
  const own = { portions: 6, allergens: ['NUTS', 'MILK', 'NUTS'], diets: ['GLUTEN_FREE', 'VEGETARIAN'] }
  const storedFields = { portions: 6, allergens: ['MILK', 'NUTS'], diets: ['VEGETARIAN', 'GLUTEN_FREE'] }
  const { recipeId } = (await create(own)).body
  expect(await list()).toMatchObject([storedFields])
  await change(recipeId, { name: 'Anders' })
  expect(await list()).toMatchObject([{ ...storedFields, name: 'Anders' }])
  await change(recipeId, { portions: 2, allergens: [], diets: [] })
  expect(await list()).toMatchObject([{ portions: 2, allergens: [], diets: [] }])
  await change(recipeId, { allergens: null })
  expect(await list()).toMatchObject([{ allergens: null }])
})

test('a diet that the stored allergens exclude is refused, also when only one of both is sent', async () => {
  const { create, change, list } = await createDesk()
  const { recipeId } = (await create({ allergens: ['MILK', 'EGGS'] })).body
  const fields = { diets: '„Vegan“ passt nicht zu diesen Allergenen: Eier, Milch' }
  expect((await change(recipeId, { diets: ['VEGAN'] })).refusal).toMatchObject({ fields })
  expect(await list()).toMatchObject([{ diets: [], revision: 1 }])
})

test('an amount to taste, an empty subtitle and an empty tip are stored as none', async () => {
  const { create, list } = await createDesk()
  const ingredients = [{ amount: 3, unit: 'TO_TASTE', ingredient: 'Salz' }]
  expect((await create({ ingredients, subTitle: ' ', tipBox: '<p> </p>' })).status).toBe(200)
  expect(await list()).toMatchObject([
    { ingredients: [{ amount: null, unit: 'TO_TASTE' }], subTitle: null, tipBox: null },
  ])
})

test('subtitle and tip may be left out', async () => {
  const { create, list } = await createDesk()
  expect((await create({ subTitle: undefined, tipBox: undefined })).status).toBe(200)
  expect(await list()).toMatchObject([{ subTitle: null, tipBox: null }])
})
