import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { ALLERGENS } from '@wohlauf/contract/values/items/recipe'
import { INLINE, LISTS } from '@wohlauf/contract/values/rich-text'
import { afterAll, describe, expect, test } from 'vitest'
import { HTML_CANARY } from '../../../testing/content/attack-strings.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/content/harmless-html.ts'
import { BOTH, createRecipeDesk, type RecipeFields, SOUP } from '../../../testing/content/recipes.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = () => createRecipeDesk(testServer)

const REQUIRED = 'Dieses Feld muss gefüllt sein'
const AMOUNT = 'Eine Menge ist erforderlich, wenn die Einheit nicht "Nach Geschmack" ist.'
const one = (values: RecipeFields) => ({ ingredients: [{ ...SOUP.ingredients[0], ...values }] })
const manySalts = (count: number) =>
  Array.from({ length: count }, () => ({ unit: 'TO_TASTE', ingredient: 'Salz' }))

describe.each(['creating', 'changing'])('%s', (way) => {
  const createForm = async () => {
    const desk = await createDesk()
    const existingId = way === 'changing' ? (await desk.create()).body.recipeId : null
    return {
      ...desk,
      send: (values: RecipeFields) => (existingId ? desk.change(existingId, values) : desk.create(values)),
    }
  }

  test.each<[RecipeFields, object]>([
    [{ name: ' ' }, { name: REQUIRED }],
    [{ name: 'ä'.repeat(256) }, { name: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
    [{ subTitle: 'ä'.repeat(256) }, { subTitle: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
    [{ totalTimeInMinutes: -1 }, { totalTimeInMinutes: 'Die Zahl muss mindestens 0 sein' }],
    [{ totalTimeInMinutes: 10_081 }, { totalTimeInMinutes: 'Die Zahl darf höchstens 10.080 sein' }],
    [{ totalTimeInMinutes: 1.5 }, { totalTimeInMinutes: 'Die Zahl darf keine Nachkommastellen haben' }],
    [{ preparationTimeInMinutes: -1 }, { preparationTimeInMinutes: 'Die Zahl muss mindestens 0 sein' }],
    [{ preparationTimeInMinutes: undefined }, { preparationTimeInMinutes: REQUIRED }],
    [{ portions: 0 }, { portions: 'Die Zahl muss mindestens 1 sein' }],
    [{ portions: 21 }, { portions: 'Die Zahl darf höchstens 20 sein' }],
    [{ ingredients: [] }, { ingredients: 'Es muss mindestens 1 Option ausgewählt werden' }],
    [{ ingredients: manySalts(61) }, { ingredients: 'Es können maximal 60 Optionen ausgewählt werden' }],
    [one({ ingredient: '' }), { 'ingredients.0.ingredient': REQUIRED }],
    [
      one({ ingredient: 'ä'.repeat(256) }),
      { 'ingredients.0.ingredient': 'Der Wert darf höchstens 255 Zeichen lang sein' },
    ],
    [one({ unit: 'CUP' }), { 'ingredients.0.unit': 'Der Wert ist nicht gültig' }],
    [one({ amount: null }), { 'ingredients.0.amount': AMOUNT }],
    [one({ amount: undefined }), { 'ingredients.0.amount': AMOUNT }],
    [one({ amount: 0 }), { 'ingredients.0.amount': 'Die Zahl muss mindestens 0,01 sein' }],
    [one({ amount: 100_000.01 }), { 'ingredients.0.amount': 'Die Zahl darf höchstens 100.000 sein' }],
    [one({ amount: 0.125 }), { 'ingredients.0.amount': 'Die Zahl darf höchstens 2 Nachkommastellen haben' }],
    [one({ amount: 'viel' }), { 'ingredients.0.amount': 'Der Wert muss eine gültige Zahl sein' }],
    [{ preparationSteps: [] }, { preparationSteps: 'Es muss mindestens 1 Option ausgewählt werden' }],
    [
      { preparationSteps: Array.from({ length: 31 }, () => 'Rühren.') },
      { preparationSteps: 'Es können maximal 30 Optionen ausgewählt werden' },
    ],
    [{ preparationSteps: ['Rühren.', '<p> </p>'] }, { 'preparationSteps.1': REQUIRED }],
    [{ preparationSteps: ['ä'.repeat(2049)] }, { 'preparationSteps.0': 'Der Text ist zu lang' }],
    [{ tipBox: 'ä'.repeat(32 * 1024 + 1) }, { tipBox: 'Der Text ist zu lang' }],
    [{ diets: ['KETO'] }, { 'diets.0': 'Der Wert ist nicht gültig' }],
    [
      { diets: ['VEGETARIAN'], allergens: ['FISH'] },
      { diets: '„Vegetarisch“ passt nicht zu diesen Allergenen: Fisch' },
    ],
  ])('reports invalid fields: %#', async (wrong, fields) => {
    const { send, list } = await createForm()
    const before = await list()
    const { status, refusal } = await send(wrong)
    expect([status, refusal]).toMatchObject([400, { identifier: 'not-valid', fields }])
    expect(await list()).toEqual(before)
  })

  test.each<RecipeFields>([
    one({ amount: 0.01 }),
    one({ amount: 100_000 }),
    one({ amount: 1.15 }),
    { ingredients: manySalts(60) },
    { preparationSteps: Array.from({ length: 30 }, () => 'ä'.repeat(2048)) },
    { totalTimeInMinutes: 0, preparationTimeInMinutes: 10_080 },
  ])('takes values at their limits: %#', async (values) => {
    const { send } = await createForm()
    expect((await send(values)).status).toBe(200)
  })

  test('sanitizes steps and tip to the tools of their toolbars', async () => {
    const { send, list } = await createForm()
    expect((await send({ preparationSteps: [HTML_CANARY], tipBox: HTML_CANARY })).status).toBe(200)
    const { preparationSteps: [step = ''] = [], tipBox } = (await list()).at(-1) ?? {}
    expect(step).toMatch(harmlessHtml(INLINE))
    expect(tipBox).toMatch(harmlessHtml(LISTS))
    for (const html of [step, tipBox]) {
      expect(html).not.toMatch(DANGEROUS_ADDRESS)
      expect(html).toContain('Titel')
    }
  })
})

test.each(['heroImage', 'ingredientsImage'] as const)('the picture %s is required', async (missing) => {
  const { create, list } = await createDesk()
  const { [missing]: _, ...files } = BOTH
  const { status, refusal } = await create({}, files)
  expect([status, refusal]).toMatchObject([400, { identifier: 'not-valid', fields: { [missing]: REQUIRED } }])
  expect(await list()).toEqual([])
})

test('the longest lists may have a part for each item, as many generated clients send them', async () => {
  const { as, list } = await createDesk()
  const lists = {
    ingredients: manySalts(60),
    preparationSteps: Array.from({ length: 30 }, (_, index) => `Schritt ${index + 1}.`),
    allergens: ALLERGENS,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...SOUP, ...lists }))
    for (const item of [value].flat())
      form.append(name, typeof item === 'string' ? item : JSON.stringify(item))
  for (const [name, { bytes, fileName }] of Object.entries(BOTH))
    form.append(name, new Blob([new Uint8Array(bytes)]), fileName)
  const request = new Response(form)
  const { status } = await testServer.send({
    method: 'POST',
    url: createRecipeAsManager.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    ...as,
  })
  expect(status).toBe(200)
  expect(await list()).toMatchObject([
    { ...lists, ingredients: lists.ingredients.map((salt) => ({ ...salt, amount: null })) },
  ])
})
