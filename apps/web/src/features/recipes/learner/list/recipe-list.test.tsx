import { getRecipeDetails, getRecipes } from '@wohlauf/contract/recipes/recipes'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { button } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { tabTo } from '../../../../testing/focus.ts'
import { cutIn, writeLarge } from '../../../../testing/large-text.ts'
import { sampleRecipe } from '../../../../testing/managed-samples.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = '/rezepte'

const soup = sampleRecipe(1, { name: 'Linsensuppe', allergens: ['CELERY'] })
const quark = sampleRecipe(2, { name: 'Quark', allergens: ['MILK', 'NUTS'], diets: ['VEGETARIAN'] })
const fish = sampleRecipe(3, { name: 'Lachs', allergens: null, diets: [], totalTimeInMinutes: 1440 })

const openList = (server: FakeServer, path = PATH) => {
  server.on(getRecipes, [soup, quark, fish])
  return openScreen({ server, path, user: sampleUser() })
}
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const expectNames = (...expected: string[]) => expect.poll(names).toEqual(expected)
const statusWith = (text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text })

test('a card shows its total minutes, and opens the recipe', async ({ server }) => {
  server.on(getRecipeDetails, soup)
  const { address } = await openList(server)
  await expectNames('Linsensuppe', 'Quark', 'Lachs')
  const card = page.getByRole('listitem').filter({ hasText: 'Linsensuppe' })
  await expect.element(card).toMatchTextContent('Gesamtzeit: 25 Min.')
  await expect.element(page.getByText('24 Std.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Linsensuppe' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Linsensuppe' })).toBeVisible()
  expect(address()).toBe(`${PATH}/rezept/${soup.recipeId}`)
})

test.for([
  ['usual', 2],
  ['large', 1],
] as const)('with %s text a phone shows recipes in columns: %d', async ([size, columns], { server }) => {
  if (size === 'large') writeLarge()
  await page.viewport(360, 740)
  const name = 'Kichererbsenauberginenauflauf mit Johannisbeermarmeladenglasur'
  server.on(getRecipes, [soup, quark, sampleRecipe(4, { name })])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expectNames('Linsensuppe', 'Quark', name)
  const lefts = page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect().left)
  expect(new Set(lefts).size).toBe(columns)
  expect(cutIn(document.documentElement)).toEqual([])
})

test('is filtered by diets and allergens; the number of matches and the filter are shown', async ({
  server,
}) => {
  const { router } = await openList(server)
  await expect.element(statusWith('3 Rezepte')).toBeVisible()
  const entries = router.history.length
  await button('Filter').click()
  await button('Vegetarisch').click()
  await expectNames('Linsensuppe', 'Quark')
  await expect.element(statusWith('2 von 3 Rezepten · Vegetarisch')).toBeVisible()
  await button('Milch').click()
  await expectNames('Linsensuppe')
  await expect.element(statusWith('1 von 3 Rezepten · Vegetarisch, ohne Milch')).toBeVisible()
  await expectAccessible()
  await button('Vegetarisch').click()
  // The fish has no stated allergens.
  await expectNames('Linsensuppe')
  await button('Milch').click()
  await expectNames('Linsensuppe', 'Quark', 'Lachs')
  // Going back leaves the list, instead of undoing one choice after the other.
  expect(router.history.length).toBe(entries)
})

test('the filter is in the address: the way back from a recipe keeps it', async ({ server }) => {
  server.on(getRecipeDetails, quark)
  const { address, router } = await openList(server, `${PATH}?mit=vegetarisch&ohne=sellerie`)
  await expectNames('Quark')
  await page.getByRole('link', { name: 'Quark' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Quark' })).toBeVisible()
  router.history.back()
  await expectNames('Quark')
  expect(address()).toBe(`${PATH}?mit=vegetarisch&ohne=sellerie`)
  await button('Filter zurücksetzen').click()
  await expectNames('Linsensuppe', 'Quark', 'Lachs')
  expect(address()).toBe(PATH)
})

test.for(['Filter zurücksetzen', 'Alle Rezepte zeigen'])(
  'after ‘%s’ the focus is beside it, where the list continues',
  async (name, { server }) => {
    await openList(server, `${PATH}?mit=vegan&ohne=sellerie`)
    await tabTo(button(name))
    await userEvent.keyboard('{Enter}')
    await expect.element(button(name)).not.toBeInTheDocument()
    const next =
      name === 'Filter zurücksetzen' ? button('Filter') : page.getByRole('link', { name: 'Linsensuppe' })
    await expect.element(next).toHaveFocus()
  },
)

test('a filter that nothing suits can be reset', async ({ server }) => {
  await openList(server, `${PATH}?mit=vegan&ohne=sellerie`)
  await expect.element(page.getByText('Kein Rezept passt zu deinem Filter')).toBeVisible()
  await expect.element(statusWith('0 von 3 Rezepten')).toBeVisible()
  await expectAccessible()
  await button('Alle Rezepte zeigen').click()
  await expectNames('Linsensuppe', 'Quark', 'Lachs')
})

test('says that the list is empty', async ({ server }) => {
  server.on(getRecipes, [])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Noch keine Rezepte verfügbar.' })).toBeVisible()
  await expectAccessible()
})

test('marks the list as busy while it is loading, and retries it after a failure', async ({ server }) => {
  const heldAnswer = server.hold(getRecipes, [soup])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  heldAnswer.resume()
  await expectNames('Linsensuppe')
  server.refuse(getRecipes, 'internal-error')
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(button('Noch einmal versuchen')).toBeVisible()
  server.on(getRecipes, [quark])
  await button('Noch einmal versuchen').click()
  await expectNames('Quark')
})
