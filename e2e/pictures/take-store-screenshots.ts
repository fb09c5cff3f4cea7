import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../config/chromium.ts'
import { SCREENS } from './install/screens.ts'
import { openAs, screenOf } from './open-as.ts'
import { APPS, startProduct } from './product.ts'

const FOLDER = new URL('../../apps/mobile/store/screenshots/', import.meta.url)

const touch = { isMobile: true, hasTouch: true }

/** The picture sizes that the stores require: 1320 × 2868, 2064 × 2752 and 1080 × 1920 pixels. */
const DEVICES: Record<string, BrowserContextOptions> = {
  'apple-6.9-inch': { viewport: { width: 440, height: 956 }, deviceScaleFactor: 3, ...touch },
  'apple-13-inch': { viewport: { width: 1032, height: 1376 }, deviceScaleFactor: 2, ...touch },
  'google-phone': { viewport: { width: 432, height: 768 }, deviceScaleFactor: 2.5, ...touch },
}

/** Excludes the habits: a browser without a permission shows a hint there, which a shell does not. */
const PAGES = [
  ...SCREENS.filter(({ name }) => ['today', 'module', 'modules'].includes(name)),
  { name: 'diary', steps: (app: string) => [(page: Page) => page.goto(`${app}/ernaehrungstagebuch`)] },
  { name: 'recipes', steps: (app: string) => [(page: Page) => page.goto(`${app}/rezepte`)] },
]

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
const product = await startProduct()
try {
  await rm(FOLDER, { recursive: true, force: true })
  for (const [device, options] of Object.entries(DEVICES)) {
    const folder = new URL(`${device}/`, FOLDER)
    await mkdir(folder, { recursive: true })
    const page = await openAs(browser, APPS.nutrition, 'mitglied', options)
    for (const [index, { name, steps }] of PAGES.entries()) {
      for (const step of steps(APPS.nutrition)) await step(page)
      await writeFile(new URL(`${index + 1}-${name}.png`, folder), await screenOf(page))
    }
    await page.context().close()
    console.log(`apps/mobile/store/screenshots/${device}`)
  }
} finally {
  await browser.close()
  await product.stop()
}
