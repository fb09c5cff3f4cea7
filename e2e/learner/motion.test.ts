import type { Page } from '@playwright/test'
import { nextButton } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { text } from '../test-server/content.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'
import { heading } from './reading.ts'

/** Notes how long whatever moves takes, in milliseconds; what pulses for ever while something loads is no movement. */
const noteMovements = async (page: Page): Promise<() => Promise<number[]>> => {
  const movements: number[] = []
  await page.exposeFunction('noteMovement', (duration: number) => movements.push(duration))
  await page.addInitScript(() => {
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        if (Number.isFinite(iterations)) Reflect.get(window, 'noteMovement')(Number(duration))
      }
    }
    document.addEventListener('animationstart', note, true)
    document.addEventListener('transitionrun', note, true)
  })
  return async () => movements
}

/** Turns a page and opens a dialog. */
const moveAbout = async (
  page: Page,
  testServer: TestServer,
  signIn: (user: TestUser) => Promise<void>,
): Promise<void> => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const { moduleId } = await testServer.createModule(app, {
    pages: ['Erste Seite', 'Zweite Seite'].map((title) => ({ title, elements: [text()] })),
  })
  await signIn(user)
  await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
  await expect(heading(page, 'Erste Seite')).toBeVisible()
  await nextButton(page).click()
  await expect(heading(page, 'Zweite Seite')).toBeVisible()
}

const LONG_MS = 100

test('whoever wants no movement gets none', async ({ page, testServer, signIn }) => {
  const movements = await noteMovements(page)
  await moveAbout(page, testServer, signIn)
  expect((await movements()).filter((duration) => duration >= LONG_MS)).toEqual([])
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page is seen to turn', async ({ page, testServer, signIn }) => {
    const movements = await noteMovements(page)
    await moveAbout(page, testServer, signIn)
    await expect
      .poll(async () => (await movements()).filter((duration) => duration >= LONG_MS).length)
      .toBeGreaterThan(0)
  })
})
