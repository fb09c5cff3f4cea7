import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialogNamed, field } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { writeLarge } from '../../testing/large-text.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { diaryOf } from '../../testing/sample-diary.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const dialog = dialogNamed('Neuer Eintrag')
const submit = button('Eintrag hinzufügen', dialog)
const minute = dialog.getByRole('combobox', { name: 'Minute' })

const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

/** The longest sheet of learners, with all of its fields open. */
const openSheet = async (server: FakeServer, { height = 640, hasLargeText = false } = {}) => {
  await page.viewport(360, height)
  if (hasLargeText) writeLarge()
  server.on(getNutritionDiaryTimeline, diaryOf([]))
  await openScreen({ server, path: '/ernaehrungstagebuch', user: sampleUser() })
  await button('Neuer Eintrag').click()
  await dialog.getByRole('button', { name: /^Mahlzeit und Zeitpunkt/ }).click()
  await expect.element(minute).toBeVisible()
  await expect.poll(() => dialog.element().getAnimations({ subtree: true })).toEqual([])
}

test('on a phone a sheet’s action is in view however far its content is scrolled', async ({ server }) => {
  await openSheet(server)
  const sheet = dialog.element()
  expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
  for (const top of [0, sheet.scrollHeight]) {
    sheet.scrollTop = top
    await expect.element(submit).toBeInViewport({ ratio: 1 })
  }
  expect(boxOf(minute).bottom).toBeLessThanOrEqual(boxOf(submit).top)
  sheet.scrollTop = 0
  ;(minute.element() as HTMLElement).focus()
  await expect.poll(() => boxOf(minute).bottom).toBeLessThan(boxOf(submit).top)
})

test('with text of 200 % the action scrolls with the fields, which need the room', async ({ server }) => {
  await openSheet(server, { height: 740, hasLargeText: true })
  const sheet = dialog.element()
  sheet.scrollTop = 0
  await expect.element(submit).not.toBeInViewport()
  sheet.scrollTop = sheet.scrollHeight
  await expect.element(submit).toBeInViewport({ ratio: 1 })
})

test('a keyboard on the screen covers neither the sheet’s action nor the field that is written in', async ({
  server,
}) => {
  await openSheet(server, { height: 740 })
  const words = field(dialog, 'Beschreibung')
  ;(words.element() as HTMLElement).focus()
  const viewport = window.visualViewport as VisualViewport
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(420)
  vi.spyOn(viewport, 'offsetTop', 'get').mockReturnValue(60)
  onTestFinished(() => {
    vi.restoreAllMocks()
    viewport.dispatchEvent(new Event('resize'))
  })
  viewport.dispatchEvent(new Event('resize'))
  await expect.poll(() => boxOf(submit).bottom).toBeLessThanOrEqual(480)
  const { top, bottom } = boxOf(words)
  expect(top).toBeGreaterThanOrEqual(60)
  expect(bottom).toBeLessThanOrEqual(boxOf(submit).top)
})
