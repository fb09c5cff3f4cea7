import { getRecipeDetails, getRecipes, type Recipe } from '@wohlauf/contract/recipes/recipes'
import { onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { button } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { tabTo } from '../../../../testing/focus.ts'
import { sampleRecipe } from '../../../../testing/managed-samples.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { idOf } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = `/rezepte/rezept/${idOf(1)}`

const openRecipe = (server: FakeServer, more: Partial<Recipe> = {}, path = PATH) => {
  server.on(getRecipeDetails, sampleRecipe(1, more))
  return openScreen({ server, path, user: sampleUser() })
}

const main = page.getByRole('main')
/** The visible amounts, and those for screen readers. */
const amounts = () =>
  main
    .getByRole('region', { name: 'Zutaten' })
    .getByRole('listitem')
    .elements()
    .map((item) => ({
      seen: item.querySelector('[aria-hidden]')?.textContent?.replace('\u00a0', ' ') ?? null,
      said: [...item.children].filter((part) => !part.ariaHidden).map(({ textContent }) => textContent),
    }))

test('shows the dish, its times, ingredients, numbered steps and tip', async ({ server }) => {
  await openRecipe(server, { totalTimeInMinutes: 150, diets: ['VEGAN', 'GLUTEN_FREE'] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rezept 1' })).toBeVisible()
  expect(document.title).toContain('Rezept 1')
  await expect.element(main.getByText('Schnell gemacht')).toBeVisible()
  await expect.element(main.getByRole('img', { name: 'Ein Bild' })).toBeInTheDocument()
  await expect.element(main.getByRole('img', { name: 'Die Zutaten' })).toBeInTheDocument()
  await expect.element(main.getByText('2 Std. 30 Min.')).toBeVisible()
  await expect.element(main.getByText('15 Min.')).toBeVisible()
  expect(amounts()).toEqual([
    { seen: '250 g', said: ['250 Gramm', 'rote Linsen'] },
    { seen: '1 Stück', said: ['1 Stück', 'Zitrone'] },
    { seen: '1 EL', said: ['1 Esslöffel', 'Olivenöl'] },
    { seen: null, said: ['', 'Salz, nach Geschmack'] },
  ])
  const steps = main.getByRole('region', { name: 'Zubereitung' }).getByRole('listitem')
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    '1Schritt 1: Alles schneiden.',
    '2Schritt 2: Alles kochen.',
    '3Schritt 3: Alles essen.',
  ])
  await expect
    .element(main.getByRole('complementary', { name: 'Tipp' }))
    .toMatchTextContent('Schmeckt auch kalt.')
  const diets = main.getByRole('list', { name: 'Ernährung' }).getByRole('listitem')
  expect(diets.elements().map(({ textContent }) => textContent)).toEqual(['Vegan', 'Glutenfrei'])
  await expectAccessible()
})

test.for<[Recipe['allergens'], string]>([
  [['MILK', 'NUTS'], 'Enthält: Milch, Schalenfrüchte (Nüsse).'],
  [[], 'Enthält keines der 14 kennzeichnungspflichtigen Allergene.'],
  [null, 'Zu Allergenen gibt es noch keine Angabe.'],
])('allergens %j: %s', async ([allergens, text], { server }) => {
  await openRecipe(server, { allergens })
  await expect.element(main.getByText(text)).toBeVisible()
})

test('amounts follow the portions, which are in the address', async ({ server }) => {
  const { address } = await openRecipe(server)
  const portions = main.getByRole('group', { name: 'Portionen' })
  await expect.element(portions.getByRole('status')).toMatchTextContent('4 Portionen')
  expect(main.getByText('Die Mengen sind umgerechnet').query()).toBeNull()
  await button('Eine Portion mehr').click()
  await button('Eine Portion mehr').click()
  await expect.element(portions.getByRole('status')).toMatchTextContent('6 Portionen')
  await expect.poll(() => amounts().map(({ seen }) => seen)).toEqual(['380 g', '1½ Stück', '1½ EL', null])
  expect(amounts()[1]?.said).toEqual(['1,5 Stück', 'Zitrone'])
  expect(address()).toBe(`${PATH}?portionen=6`)
  await expect.element(main.getByText('Garzeiten und Formen sind für 4 Portionen angegeben')).toBeVisible()
  await expectAccessible()
})

test.for([
  ['2', '1 Portion', 'Eine Portion weniger'],
  ['19', '20 Portionen', 'Eine Portion mehr'],
] as const)(
  'from %s portions to the limit, where the button keeps the focus',
  async ([from, text, label], { server }) => {
    await openRecipe(server, {}, `${PATH}?portionen=${from}`)
    const portions = main.getByRole('group', { name: 'Portionen' }).getByRole('status')
    await tabTo(button(label))
    await userEvent.keyboard('{Enter}')
    await expect.element(portions).toMatchTextContent(text)
    await expect.element(button(label)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(button(label)).toHaveFocus()
    await expect.element(portions).toMatchTextContent(text)
  },
)

test.for(['0', '21', '2.5', 'viele'])(
  'an address with %s portions is ignored',
  async (requestedPortions, { server }) => {
    await openRecipe(server, {}, `${PATH}?portionen=${requestedPortions}`)
    await expect.element(main.getByText('4 Portionen')).toBeVisible()
  },
)

test('prints once the pictures are there', async ({ server }) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { promise: decoded, resolve: arrive } = Promise.withResolvers<void>()
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded)
  onTestFinished(() => {
    print.mockRestore()
    decode.mockRestore()
  })
  await openRecipe(server)
  await button('Drucken').click()
  await expect.element(button('Drucken')).toHaveAttribute('data-loading', 'true')
  expect(print).not.toHaveBeenCalled()
  arrive()
  await expect.poll(() => print.mock.calls.length).toBe(1)
})

test.for(['not-found', 'not-valid'] as const)(
  'a recipe that does not exist (%s) says so, and leads to the others',
  async (refusal, { server }) => {
    server.refuse(getRecipeDetails, refusal)
    server.on(getRecipes, [sampleRecipe(2)])
    await openScreen({ server, path: PATH, user: sampleUser() })
    await expect
      .element(page.getByRole('heading', { name: 'Dieses Rezept gibt es nicht mehr' }))
      .toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Alle Rezepte' }).click()
    await expect.element(page.getByRole('heading', { name: 'Rezept 2' })).toBeVisible()
  },
)

test('is retried after a failure', async ({ server }) => {
  server.refuse(getRecipeDetails, 'internal-error')
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Das Rezept ist gerade nicht erreichbar' }))
    .toBeVisible()
  server.on(getRecipeDetails, sampleRecipe(1))
  await button('Noch einmal versuchen').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rezept 1' })).toBeVisible()
})
