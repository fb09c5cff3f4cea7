import { cdp, page } from 'vitest/browser'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, serveModule, THREE_PAGES } from '../../../../testing/reading.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

/** A shorter movement is not visible. */
const LONG_MS = 100

/** Its type is the provider's, which the web does not import. */
type DevTools = { send: (method: string, parameters: object) => Promise<unknown> }

const preferMotion = (value: 'reduce' | 'no-preference'): Promise<unknown> =>
  (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

/** Visible movements; the endless pulse of a skeleton does not count. */
const noteMovements = (): Set<Element | null> => {
  const moved = new Set<Element | null>()
  const note = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      if (!(effect instanceof KeyframeEffect) || !Number.isFinite(iterations)) continue
      if (Number(duration) >= LONG_MS) moved.add(effect.target)
    }
  }
  document.addEventListener('animationstart', note, { capture: true, signal: ended.signal })
  document.addEventListener('transitionrun', note, { capture: true, signal: ended.signal })
  return moved
}

let ended = new AbortController()
test.beforeEach(() => {
  ended = new AbortController()
})
test.afterEach(async () => {
  ended.abort()
  await preferMotion('reduce')
})

const turnPage = async () => {
  await page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zweite Seite' })).toBeVisible()
}

test('with reduced motion nothing moves', async ({ server }) => {
  await preferMotion('reduce')
  serveModule(server, moduleWith(THREE_PAGES))
  const moved = noteMovements()
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await turnPage()
  expect([...moved]).toEqual([])
})

test('without it the turn of a page is animated', async ({ server }) => {
  await preferMotion('no-preference')
  serveModule(server, moduleWith(THREE_PAGES))
  const moved = noteMovements()
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await turnPage()
  await expect.poll(() => [...moved].some((element) => element?.matches('[data-turn="forward"]'))).toBe(true)
})
