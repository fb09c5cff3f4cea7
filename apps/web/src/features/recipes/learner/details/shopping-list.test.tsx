import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { sampleRecipe } from '../../../../testing/managed-samples.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { idOf } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const LIST = ['Rezept 1 (2 Portionen)', '- 125 g rote Linsen', '- ½ Stück Zitrone', '- ½ EL Olivenöl'].join(
  '\n',
)

const openRecipe = async (server: FakeServer) => {
  server.on(getRecipeDetails, sampleRecipe(1))
  await openScreen({ server, path: `/rezepte/rezept/${idOf(1)}?portionen=2`, user: sampleUser() })
}

const setShare = (share: Navigator['share'] | undefined) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'share')
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'share', own)
    else Reflect.deleteProperty(navigator, 'share')
  })
}

const copying = (answer: () => Promise<void>) => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer)
  onTestFinished(() => copy.mockRestore())
  return copy
}

const shoppingList = () => button('Einkaufsliste teilen oder kopieren')

test('the shopping list is shared where the device can, with nothing but the recipe', async ({ server }) => {
  const share = vi.fn(async (_: ShareData) => {})
  setShare(share)
  const copy = copying(async () => {})
  await openRecipe(server)
  await shoppingList().click()
  await expect.poll(() => share.mock.calls.length).toBe(1)
  expect(share.mock.calls[0]?.[0]).toEqual({ title: 'Rezept 1', text: expect.stringContaining(LIST) })
  expect(copy).not.toHaveBeenCalled()
})

test('a cancelled share copies nothing', async ({ server }) => {
  const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')))
  setShare(share)
  const copy = copying(async () => {})
  await openRecipe(server)
  await shoppingList().click()
  await expect.poll(() => share.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(copy).not.toHaveBeenCalled()
})

test.for([
  ['a browser that cannot share', undefined],
  ['one that refuses to', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
] as const)('%s copies it', async ([, share], { server }) => {
  setShare(share)
  const copy = copying(async () => {})
  await openRecipe(server)
  await shoppingList().click()
  await expect.element(page.getByText('Einkaufsliste wurde in die Zwischenablage kopiert.')).toBeVisible()
  expect(copy.mock.calls[0]?.[0]).toContain(LIST)
})

test('a list that could not be copied says so', async ({ server }) => {
  setShare(undefined)
  copying(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await openRecipe(server)
  await shoppingList().click()
  await expect.element(page.getByText('Die Einkaufsliste konnte nicht kopiert werden.')).toBeVisible()
})

test('the ingredients are in the first screen of a phone', async ({ server }) => {
  await page.viewport(360, 740)
  await openRecipe(server)
  const entries = page.getByRole('region', { name: 'Zutaten' }).getByRole('listitem')
  await expect.element(entries.nth(2)).toBeVisible()
  const barTop = () => document.querySelector('nav[aria-label="Menü"]')?.getBoundingClientRect().top ?? 740
  await expect
    .poll(() => entries.nth(2).element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(barTop())
})
