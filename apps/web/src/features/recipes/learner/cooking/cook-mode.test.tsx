import { getRecipeDetails, type Recipe } from '@wohlauf/contract/recipes/recipes'
import { onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { button, dialogNamed } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { expectKeepsFocus } from '../../../../testing/focus.ts'
import { sampleRecipe } from '../../../../testing/managed-samples.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { idOf } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { areAway, areInSight, bars, coveredRows, scrollByHand } from '../../../../testing/session-bars.ts'
import { swipe } from '../../../../testing/swipe.ts'
import { expect, test } from '../../../../testing/test.ts'

const HOUR_MS = 60 * 60 * 1000

const PATH = `/rezepte/rezept/${idOf(1)}?portionen=2`

const openRecipe = async (server: FakeServer, isReload = false, more: Partial<Recipe> = {}) => {
  server.on(getRecipeDetails, sampleRecipe(1, more))
  await openScreen({ server, path: PATH, user: sampleUser(), isReload })
}
const cook = dialogNamed('Rezept 1')
const startCooking = async (server: FakeServer) => {
  await openRecipe(server)
  await button('Jetzt kochen').click()
  await expectStep(1, 'Alles schneiden.')
}
const expectStep = async (step: number, text: string) => {
  await expect.element(cook.getByRole('heading', { name: `Schritt ${step} von 3` })).toBeVisible()
  await expect.element(cook.getByText(text)).toBeVisible()
}

/** Fakes the wake lock of a phone. */
const fakeWakeLock = () => {
  const locks: EventTarget[] = []
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        lock.released = true
        lock.dispatchEvent(new Event('release'))
      },
    })
    locks.push(lock)
    return lock
  }
  const own = Object.getOwnPropertyDescriptor(navigator, 'wakeLock')
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'wakeLock', own)
    else Reflect.deleteProperty(navigator, 'wakeLock')
  })
  return locks as (EventTarget & { released: boolean; release: () => Promise<void> })[]
}

test('shows one step after the other, forwards and back, until it is done', async ({ server }) => {
  await startCooking(server)
  await expect.element(cook.getByText('kochen', { exact: true })).not.toBeInTheDocument()
  await expectAccessible()
  await expect.element(button('Zurück', cook)).toHaveAttribute('aria-disabled', 'true')
  await button('Weiter', cook).click()
  await expectStep(2, 'Alles kochen.')
  await button('Weiter', cook).click()
  await expectStep(3, 'Alles essen.')
  await button('Zurück', cook).click()
  await expectStep(2, 'Alles kochen.')
  await button('Weiter', cook).click()
  await button('Fertig', cook).click()
  await expect.element(cook).not.toBeInTheDocument()
  await button('Jetzt kochen').click()
  await expectStep(1, 'Alles schneiden.')
})

test('a step is announced with its number', async ({ server }) => {
  await startCooking(server)
  const live = () => cook.element().querySelector('[aria-live="polite"][aria-atomic="true"]')
  expect(live()?.textContent).toBe('Schritt 1 von 3Alles schneiden.')
  await button('Weiter', cook).click()
  await expect.poll(() => live()?.textContent).toBe('Schritt 2 von 3Alles kochen.')
  // Its changes would be said as well.
  expect(cook.getByRole('progressbar').query()).toBeNull()
  await expect.element(cook).not.toHaveAttribute('aria-describedby')
})

test('arrow keys go forwards and back', async ({ server }) => {
  await startCooking(server)
  await expect.poll(() => cook.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Control>}{ArrowRight}{/Control}{ArrowRight}')
  await expectStep(2, 'Alles kochen.')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expectStep(3, 'Alles essen.')
  await userEvent.keyboard('{ArrowLeft}')
  await expectStep(2, 'Alles kochen.')
})

test('a swipe to the left leads to the next step, one to the right to the previous one', async ({
  server,
}) => {
  await startCooking(server)
  const step = cook.getByRole('heading', { name: /^Schritt/ })
  swipe(step, 250, 120)
  await expectStep(2, 'Alles kochen.')
  swipe(step, 120, 250)
  await expectStep(1, 'Alles schneiden.')
})

test('the ingredients are available, for the chosen portions', async ({ server }) => {
  await startCooking(server)
  await button('Zutaten für 2 Portionen', cook).click()
  await expect.element(cook.getByText('125 g', { exact: false }).first()).toBeVisible()
  await expect.element(cook.getByText('rote Linsen')).toBeVisible()
  await expectAccessible()
})

test('the focus stays inside, Escape closes, and the focus returns', async ({ server }) => {
  await openRecipe(server)
  await expectKeepsFocus(button('Jetzt kochen'), cook)
})

test('a reload continues at the same step, and closing gives the focus to the button', async ({ server }) => {
  await startCooking(server)
  await button('Weiter', cook).click()
  await expectStep(2, 'Alles kochen.')
  await openRecipe(server, true)
  await expectStep(2, 'Alles kochen.')
  await userEvent.keyboard('{Escape}')
  await expect.element(cook).not.toBeInTheDocument()
  await expect.element(button('Jetzt kochen')).toHaveFocus()
  await openRecipe(server, true)
  await expect.element(button('Jetzt kochen')).toBeVisible()
  expect(cook.query()).toBeNull()
})

test.for([
  ['of another recipe is not gone on with', { recipeId: idOf(2), step: 1, atMs: Date.now() }, null],
  [
    'beyond the end, of a recipe that has become shorter, is the last one',
    { recipeId: idOf(1), step: 9, atMs: Date.now() },
    3,
  ],
  ['that is no step is not gone on with', { recipeId: idOf(1), step: 'eins', atMs: Date.now() }, null],
  [
    'of this morning is not gone on with',
    { recipeId: idOf(1), step: 1, atMs: Date.now() - 7 * HOUR_MS },
    null,
  ],
  ['of the last hours is gone on with', { recipeId: idOf(1), step: 2, atMs: Date.now() - 5 * HOUR_MS }, 3],
] as const)('a kept step %s', async ([, entry, step], { server }) => {
  window.sessionStorage.setItem('cooking', JSON.stringify(entry))
  onTestFinished(() => window.sessionStorage.removeItem('cooking'))
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await openRecipe(server, true)
  if (step) return expectStep(step, 'Alles essen.')
  await button('Drucken').click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(cook.query()).toBeNull()
})

test('keeps the screen on, requests it again when the tab is visible, and releases it', async ({
  server,
}) => {
  const locks = fakeWakeLock()
  await startCooking(server)
  const note = cook.getByText('Der Bildschirm bleibt an')
  await expect.element(note).toBeVisible()
  expect(locks).toHaveLength(1)
  // The browser does this when the tab is hidden.
  await locks[0]?.release()
  await expect.element(note).not.toBeInTheDocument()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(note).toBeVisible()
  expect(locks).toHaveLength(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await button('Schließen', cook).click()
  await expect.element(cook).not.toBeInTheDocument()
  expect(locks.map(({ released }) => released)).toEqual([true, true])
})

test('works where the screen cannot be kept on', async ({ server }) => {
  const request = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  fakeWakeLock()
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  await startCooking(server)
  await expect.poll(() => request.mock.calls.length).toBe(1)
  expect(page.getByText('Der Bildschirm bleibt an').query()).toBeNull()
})

const STEPS = [
  'Die Linsen mit dem Saft der Zitrone mischen.',
  'Die Hälfte des Öls erwärmen.',
  'Mit Linsen und restlichem Öl servieren.',
]

const usedIngredients = () =>
  cook
    .getByRole('list', { name: 'Zutaten für diesen Schritt' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent?.replaceAll('\u00a0', ' '))

test('the ingredients of a step stand above its text, for the chosen portions', async ({ server }) => {
  await openRecipe(server, false, { preparationSteps: STEPS })
  await button('Jetzt kochen').click()
  await expectStep(1, STEPS[0] ?? '')
  expect(usedIngredients()).toEqual(['125 g125 Gramm rote Linsen', '½ Stück0,5 Stück Zitrone'])
  const lastUsed = cook.getByRole('list', { name: 'Zutaten für diesen Schritt' }).getByRole('listitem').last()
  const [above, text] = [lastUsed, cook.getByText(STEPS[0] ?? '')].map((locator) =>
    locator.element().getBoundingClientRect(),
  )
  expect(above?.bottom).toBeLessThanOrEqual(text?.top ?? 0)
  await expectAccessible()
  await button('Weiter', cook).click()
  await expectStep(2, STEPS[1] ?? '')
  expect(usedIngredients()).toEqual(['½ EL0,5 Esslöffel Olivenöl (insgesamt)'])
})

const LONG_STEP = Array.from({ length: 30 }, () => 'Rühren, bis alles glatt ist.').join(' ')

const openLongStep = async (server: FakeServer) => {
  await page.viewport(360, 740)
  await openRecipe(server, false, { preparationSteps: [LONG_STEP, 'Essen.'] })
  await button('Jetzt kochen').click()
  await expect.element(cook.getByRole('heading', { name: 'Schritt 1 von 2' })).toBeVisible()
  await expect.poll(areInSight).toBe(true)
}

test('at rest, the bars take at most 100 px of a phone', async ({ server }) => {
  await openLongStep(server)
  await expect.poll(bars).toHaveLength(2)
  expect(coveredRows()).toBeGreaterThan(88)
  expect(coveredRows()).toBeLessThanOrEqual(100)
  await expect.element(cook.getByText('1 von 2', { exact: true })).toBeVisible()
})

test('the bars are hidden on the way down, and shown on the way up, at the end and with the next step', async ({
  server,
}) => {
  await openLongStep(server)
  const dialog = cook.element()
  scrollByHand(300, dialog)
  await expect.poll(areAway).toBe(true)
  scrollByHand(260, dialog)
  await expect.poll(areInSight).toBe(true)
  scrollByHand(400, dialog)
  await expect.poll(areAway).toBe(true)
  ;(button('Zurück', cook).element() as HTMLElement).focus({ preventScroll: true })
  await expect.poll(areInSight).toBe(true)
  scrollByHand(dialog.scrollHeight, dialog)
  await expect.poll(areInSight).toBe(true)
  await button('Weiter', cook).click()
  await expect.element(cook.getByRole('heading', { name: 'Schritt 2 von 2' })).toBeVisible()
  await expect.poll(() => dialog.scrollTop).toBe(0)
})

test('the text can be read from a metre away', async ({ server }) => {
  await openLongStep(server)
  const size = () => Number.parseFloat(getComputedStyle(cook.getByText(/^Rühren/).element()).fontSize)
  expect(size()).toBe(28)
  await page.viewport(1440, 900)
  await expect.poll(size).toBe(32)
})

test('a recipe that was left hours ago is at its top, and not in cook mode', async ({ server }) => {
  await startCooking(server)
  window.sessionStorage.setItem(
    'recipe-left',
    JSON.stringify({ recipeId: idOf(1), atMs: Date.now() - 7 * HOUR_MS }),
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(cook).not.toBeInTheDocument()
  // The recipe scrolls in the next frame.
  await new Promise(requestAnimationFrame)
  window.scrollTo(0, 300)
  await expect.poll(() => window.scrollY).toBe(300)
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(window.scrollY).toBe(300)
  window.sessionStorage.setItem(
    'recipe-left',
    JSON.stringify({ recipeId: idOf(1), atMs: Date.now() - 7 * HOUR_MS }),
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => window.scrollY).toBe(0)
})
