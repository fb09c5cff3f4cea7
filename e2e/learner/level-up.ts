import { expect, type Locator, type Page } from '@playwright/test'
import { LEVELS } from '@wohlauf/contract/user-progress/user-progress'
import { expectAccessible } from '../browser/accessible.ts'
import type { InputDevice } from '../browser/input-device.ts'

export const levelUpDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Glückwunsch' })

/** The level for a number of points. */
export const levelAt = (healthPoints: number): { level: number; name: string } => {
  const level = LEVELS.findLastIndex(({ threshold }) => threshold <= healthPoints)
  return { level, name: LEVELS[level]?.name ?? '' }
}

/** Expects that a completed module's page shows the level itself and leads to the start page. */
export const celebrate = async (
  page: Page,
  device: Pick<InputDevice, 'press'>,
  healthPoints: number,
): Promise<void> => {
  const { level, name } = levelAt(healthPoints)
  const celebration = page.getByRole('region', { name: /Modul \d+ geschafft$/ })
  await expect(celebration.getByRole('heading', { name: 'Glückwunsch' })).toBeVisible()
  await expect(celebration.getByText(`Level ${level}`, { exact: true })).toBeVisible()
  await expect(celebration.getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await device.press(celebration.getByRole('button', { name: 'Für heute genug' }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(levelUpDialog(page)).toHaveCount(0)
}

/**
 * Expects no congratulation, even long after everything has loaded; the page's clock is advanced instead of
 * waiting.
 */
export const expectNoCelebration = async (page: Page, url: string): Promise<void> => {
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto(url)
  await expect(page.getByRole('link', { name: /^\d+ Gesundheitspunkte/ })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(levelUpDialog(page)).toHaveCount(0)
  expect(called.filter((path) => path.endsWith('mark-level-as-celebrated-command'))).toEqual([])
}
