import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules, markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { getUserProgress, LEVELS, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { emulateMedia } from '../../../testing/emulate-media.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { cutIn, writeLarge } from '../../../testing/large-text.ts'
import { openScreen, progress } from '../../../testing/open-screen.tsx'
import { addressIn, moduleWith, serveModule, THREE_PAGES } from '../../../testing/reading.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const SENTENCE = 'Das Modul wurde abgeschlossen'
const announced = () => document.querySelector('[data-rewards]')?.textContent
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const enough = () => page.getByRole('button', { name: 'Für heute genug' })
const points = () => page.getByRole('link', { name: /^\d+ Gesundheitspunkte/ })

type State = { before?: number; earned?: number; hasNext?: boolean; waitsMs?: number }

/** Reads up to the success page of the first module, and completes it. */
const complete = async (
  server: FakeServer,
  { before = 135, earned = 50, hasNext = true, waitsMs = 0 }: State = {},
) => {
  const readModule = moduleWith(THREE_PAGES, { lastSeenModulePageIndex: 3 })
  serveModule(server, readModule)
  const isCompleted = () => server.callsOf(markModuleAsCompleted).length > 0
  const next = { ...readModule, moduleId: idOf(0xa01), number: 2, title: 'Danach', readingMinutes: 20 }
  server.on(getModules, () => [{ ...readModule, isCompleted: isCompleted() }, ...(hasNext ? [next] : [])])
  server.on(getHabitIntents, [])
  server.on(markLevelAsCelebrated, {})
  server.on(getUserProgress, () => {
    const healthPoints = before + (isCompleted() ? earned : 0)
    const level = LEVELS.findLastIndex(({ threshold }) => threshold <= healthPoints)
    return { ...progress, healthPoints, level, levelName: LEVELS[level]?.name ?? '' }
  })
  const screen = await openScreen({ server, path: addressIn('abschluss'), user: sampleUser() })
  await expect.poll(announced).toBe('')
  await new Promise((resolve) => setTimeout(resolve, waitsMs))
  await page.getByRole('main').getByRole('button', { name: 'Modul abschließen' }).click()
  await expect.element(enough()).toBeVisible()
  return screen
}

test('a completed module is celebrated with its points, its sentence and the next step', async ({
  server,
}) => {
  await complete(server)
  await expect.element(heading('+50 · Modul 1 geschafft')).toHaveFocus()
  await expect.element(page.getByRole('main').getByText(SENTENCE)).toBeVisible()
  await expect.element(page.getByText('Noch 65 Punkte bis „Aufbruch“')).toBeVisible()
  await expect.element(points()).toMatchTextContent('185')
  expect(announced()).toBe(`${SENTENCE}. +50 Gesundheitspunkte, zusammen 185`)
  await expectAccessible()
  await expect
    .element(page.getByRole('link', { name: 'Weiter mit Modul 2 · 20 Min.' }))
    .toHaveAttribute('href', `/module/inhalt/${idOf(0xa01)}`)
})

test('a level reached by reading waits for the celebration, however long the last page is looked at', async ({
  server,
}) => {
  await complete(server, { before: 250, waitsMs: 2500 })
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Glückwunsch' })).toBeVisible()
  await expect.element(page.getByText('Aufbruch', { exact: true })).toBeVisible()
})

test('after the last module the evening ends', async ({ server }) => {
  const { address } = await complete(server, { hasNext: false })
  expect(page.getByRole('link', { name: /^Weiter mit/ }).query()).toBeNull()
  await enough().click()
  await expect.poll(address).toBe('/dashboard')
})

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => page.getByRole('link', { name: /^Schließen/ }).click()],
] as const)('%s leads to the start page', async ([, dismiss], { server }) => {
  const { address } = await complete(server)
  await dismiss()
  await expect.poll(address).toBe('/dashboard')
})

test('the arrow key does not lead back into the module', async ({ server }) => {
  const { address } = await complete(server)
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowLeft}')
  expect(address()).toContain('abschluss')
  await expect.element(enough()).toBeVisible()
})

test('a module that was completed elsewhere meanwhile earns nothing more', async ({ server }) => {
  await complete(server, { earned: 0 })
  await expect.element(heading('Modul 1 geschafft')).toBeVisible()
  expect(announced()).toBe(SENTENCE)
})

test('a level-up happens inside, once, and by name', async ({ server }) => {
  await complete(server, { before: 240 })
  await expect.element(page.getByRole('heading', { name: 'Glückwunsch' })).toBeVisible()
  await expect.element(page.getByText('Level 2', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Aufbruch', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('Du hast 290 Gesundheitspunkte gesammelt. Schön, dass du dranbleibst, Petra!'))
    .toBeVisible()
  expect(announced()).toContain('Glückwunsch, Level 2')
  await expect
    .poll(() => server.callsOf(markLevelAsCelebrated).map(({ input }) => input))
    .toEqual([{ level: 2 }])
  await expectAccessible()
  writeLarge()
  expect(cutIn(page.getByRole('main').element())).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
})

test('any press skips to the end of the animations; then the points fly and count', async ({ server }) => {
  await emulateMedia({ motion: 'no-preference' })
  await complete(server, { before: 240 })
  await expect.element(points()).toMatchTextContent('240')
  const moving = () =>
    document.getElementById('celebration')?.closest('section')?.getAnimations({ subtree: true }).length
  expect(moving()).toBeGreaterThan(0)
  await userEvent.keyboard('{Shift}')
  expect(moving()).toBe(0)
  await expect.element(page.getByRole('heading', { name: 'Glückwunsch' })).toBeVisible()
  await expect.poll(() => document.querySelector('[data-reward]')?.textContent).toBe('+50')
  await expect.element(points()).toMatchTextContent('290')
})
