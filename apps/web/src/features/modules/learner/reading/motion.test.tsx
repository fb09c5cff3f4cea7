import { page } from 'vitest/browser'
import { emulateMedia } from '../../../../testing/emulate-media.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, serveModule, THREE_PAGES } from '../../../../testing/reading.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

/** A shorter movement is not visible. */
const LONG_MS = 100

/** Records visible movements; the endless pulse of a skeleton does not count. */
const recordMovements = (): Set<Element | null> => {
  const movedElements = new Set<Element | null>()
  const note = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      if (!(effect instanceof KeyframeEffect) || !Number.isFinite(iterations)) continue
      if (Number(duration) >= LONG_MS) movedElements.add(effect.target)
    }
  }
  document.addEventListener('animationstart', note, { capture: true, signal: ended.signal })
  document.addEventListener('transitionrun', note, { capture: true, signal: ended.signal })
  return movedElements
}

let ended = new AbortController()
test.beforeEach(() => {
  ended = new AbortController()
})
test.afterEach(() => ended.abort())

const turnPage = async () => {
  await page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zweite Seite' })).toBeVisible()
}

test('with reduced motion nothing moves', async ({ server }) => {
  await emulateMedia({ motion: 'reduce' })
  serveModule(server, moduleWith(THREE_PAGES))
  const movedElements = recordMovements()
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await turnPage()
  expect([...movedElements]).toEqual([])
})

test('without it the turn of a page is animated', async ({ server }) => {
  await emulateMedia({ motion: 'no-preference' })
  serveModule(server, moduleWith(THREE_PAGES))
  const movedElements = recordMovements()
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await turnPage()
  await expect
    .poll(() => [...movedElements].some((element) => element?.matches('[data-turn="forward"]')))
    .toBe(true)
})
