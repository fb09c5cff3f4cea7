import type { BrowserContextOptions, Page } from '@playwright/test'
import { screenOf } from './open-as.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const PHONES = { scale: 0.75, radius: 16, gap: 14, columnsOf: (screens: number) => Math.ceil(screens / 3) }
const WINDOWS = { scale: 0.39, radius: 8, gap: 14, columnsOf: () => 3 }

export type PictureVariant = { device: BrowserContextOptions; composition: typeof PHONES; isLarge?: boolean }

/** The looks by the ending of the picture's name. */
export const LOOKS: Readonly<Record<string, PictureVariant>> = {
  'phone-light': { device: PHONE, composition: PHONES },
  'phone-dark': { device: { ...PHONE, colorScheme: 'dark' }, composition: PHONES },
  'phone-large': { device: PHONE, composition: PHONES, isLarge: true },
  'wide-light': { device: WIDE, composition: WINDOWS },
  'wide-dark': { device: { ...WIDE, colorScheme: 'dark' }, composition: WINDOWS },
}

export type Step = (page: Page) => Promise<unknown>

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()

export const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first().click()

/** Takes the screen after these steps, with text of twice the size if the look has it. */
export const takeScreen = async (
  page: Page,
  steps: readonly Step[],
  { isLarge }: PictureVariant,
): Promise<Buffer> => {
  for (const step of steps) await step(page)
  if (isLarge) await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  return screenOf(page)
}
