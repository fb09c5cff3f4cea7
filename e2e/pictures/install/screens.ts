import type { BrowserContextOptions, Page } from '@playwright/test'
import { follow, type Step } from '../looks.ts'

export type Screen = {
  name: string
  formFactor: 'narrow' | 'wide'
  /** A text for people: it is read aloud in place of the picture. */
  label: string
  steps: (app: string) => readonly Step[]
}

/** The sizes that a device's installation dialog shows: 540 × 1110 and 1280 × 800 pixels. */
export const DEVICES: Record<Screen['formFactor'], BrowserContextOptions> = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const at =
  (path: string) =>
  (app: string): Step =>
  (page) =>
    page.goto(`${app}${path}`)

const read: Step = (page) => page.getByRole('button', { name: 'Weiter' }).waitFor()

const today = (app: string) => [at('/dashboard')(app)]
const reading = (app: string) => [at('/module')(app), follow('Fortsetzen'), read]
const modules = (app: string) => [at('/module')(app)]
const habits = (app: string) => [at('/gewohnheiten')(app)]

export const SCREENS: readonly Screen[] = [
  { name: 'today', formFactor: 'narrow', label: 'Heute: was für dich ansteht', steps: today },
  { name: 'module', formFactor: 'narrow', label: 'Ein Modul, Seite für Seite', steps: reading },
  { name: 'modules', formFactor: 'narrow', label: 'Deine Module', steps: modules },
  { name: 'habits', formFactor: 'narrow', label: 'Deine Gewohnheiten', steps: habits },
  { name: 'today-wide', formFactor: 'wide', label: 'Heute: was für dich ansteht', steps: today },
  { name: 'module-wide', formFactor: 'wide', label: 'Ein Modul, Seite für Seite', steps: reading },
]

export type Mark = { left: number; top: number; size: number }

/** The size of the header's mark, in CSS pixels. */
const MARK_SIZE = 32

/**
 * Hides name and logo of the demo's app.
 *
 * @returns the position at which the server draws the installed app's icon; null without a header
 */
export const hideApp = async (page: Page): Promise<Mark | null> => {
  const brand = page.locator('header a[href="/default"]')
  if ((await brand.count()) === 0) return null
  await brand.evaluate((element) => {
    element.style.visibility = 'hidden'
  })
  const box = await brand.boundingBox()
  if (!box) return null
  const ratio = await page.evaluate(() => devicePixelRatio)
  const [left, top, size] = [box.x, box.y + (box.height - MARK_SIZE) / 2, MARK_SIZE].map((length) =>
    Math.round(length * ratio),
  )
  return { left: left ?? 0, top: top ?? 0, size: size ?? 0 }
}
