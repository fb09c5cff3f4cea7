import { writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../config/chromium.ts'
import { logIn } from '../learner/login-form.ts'
import { compose } from './compose.ts'
import { APPS, startProduct } from './product.ts'

const FOLDER = new URL('../../docs/pictures/', import.meta.url)
const MAX_BYTES = 120_000

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true }
const DESK: BrowserContextOptions = { viewport: { width: 1240, height: 800 } }
const PHONES = { scale: 0.6, radius: 32, gap: 32 }
const WINDOW = { scale: 0.75, radius: 20, gap: 0 }

const openAs = async (browser: Browser, app: string, name: string, size: BrowserContextOptions) => {
  const page = await browser.newPage({
    ...size,
    deviceScaleFactor: 2,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  await page.goto(`${app}/login`)
  await logIn(page, { emailAddress: `${name}@demo.example`, password: DEMO_PASSWORD })
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  return page
}

/** The visible part, once everything in it has arrived. */
const screenOf = async (page: Page): Promise<Buffer> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
    // Those further down are loaded when somebody scrolls to them.
    for (const image of [...document.images].filter(isInView)) await image.decode()
  })
  return page.screenshot()
}

/** One learner in three apps, each with the colours of its own. */
const learners = async (browser: Browser): Promise<Buffer[]> => {
  const nutrition = await openAs(browser, APPS.nutrition, 'mitglied', PHONE)
  await nutrition.goto(`${APPS.nutrition}/ernaehrungstagebuch`)
  const movement = await openAs(browser, APPS.movement, 'mitglied', PHONE)
  await movement.getByRole('link', { name: 'Fortsetzen' }).click()
  await movement.getByRole('button', { name: 'Weiter' }).waitFor()
  const stress = await openAs(browser, APPS.stress, 'mitglied', PHONE)
  return [await screenOf(stress), await screenOf(nutrition), await screenOf(movement)]
}

const editor = async (browser: Browser): Promise<Buffer[]> => {
  const page = await openAs(browser, APPS.nutrition, 'redaktion', DESK)
  await page.goto(`${APPS.nutrition}/verwaltung/module`)
  await page.getByRole('link', { name: 'Modul 2' }).click()
  await page.getByText('Seite in der Vorschau').waitFor()
  return [await screenOf(page)]
}

const sponsor = async (browser: Browser): Promise<Buffer[]> => {
  const page = await openAs(browser, APPS.nutrition, 'sponsor', DESK)
  await page.goto(`${APPS.nutrition}/verwaltung/bericht`)
  await page.getByRole('table').waitFor()
  return [await screenOf(page)]
}

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
const product = await startProduct()
try {
  const canvas = await browser.newPage()
  for (const [name, take, look] of [
    ['learners', learners, PHONES],
    ['editor', editor, WINDOW],
    ['sponsor', sponsor, WINDOW],
  ] as const) {
    const picture = await compose(canvas, await take(browser), look)
    if (picture.length > MAX_BYTES)
      throw new Error(`${name}.webp has ${picture.length} bytes, not ${MAX_BYTES}.`)
    await writeFile(new URL(`${name}.webp`, FOLDER), picture)
    console.log(`docs/pictures/${name}.webp: ${Math.round(picture.length / 1000)} KB`)
  }
} finally {
  await browser.close()
  await product.stop()
}
