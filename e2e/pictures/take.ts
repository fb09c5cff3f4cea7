import { writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../config/chromium.ts'
import { compose } from './compose.ts'
import { prepareDesk } from './desk.ts'
import { LOOKS, type PictureVariant } from './looks.ts'
import { openAs, screenOf } from './open-as.ts'
import { APPS, startProduct } from './product.ts'
import { screensOfEditors } from './screens-of-editors.ts'
import { screensOfLearners } from './screens-of-learners.ts'

const FOLDER = new URL('../../docs/pictures/', import.meta.url)
const MAX_BYTES = 120_000
const MAX_BYTES_OF_MANY = 360_000

const DESK: BrowserContextOptions = { viewport: { width: 1240, height: 800 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true }
const PHONES = { scale: 0.6, radius: 32, gap: 32 }
const WINDOW = { scale: 0.75, radius: 20, gap: 0 }

type Composition = PictureVariant['composition']

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
  const write = async (name: string, picture: Buffer, maxBytes: number) => {
    if (picture.length > maxBytes)
      throw new Error(`${name}.webp has ${picture.length} bytes, not ${maxBytes}.`)
    await writeFile(new URL(`${name}.webp`, FOLDER), picture)
    console.log(`docs/pictures/${name}.webp: ${Math.round(picture.length / 1000)} KB`)
  }
  for (const [name, take, look] of [
    ['learners', learners, PHONES],
    ['editor', editor, WINDOW],
    ['sponsor', sponsor, WINDOW],
  ] as const)
    await write(name, await compose(canvas, await take(browser), look), MAX_BYTES)
  const writeMany = async (name: string, screens: Buffer[], { columnsOf, ...composition }: Composition) => {
    const columns = columnsOf(screens.length)
    await write(name, await compose(canvas, screens, { ...composition, columns }), MAX_BYTES_OF_MANY)
  }
  for (const [name, look] of Object.entries(LOOKS))
    await writeMany(`screens-${name}`, await screensOfLearners(browser, look), look.composition)
  const desk = await prepareDesk(browser)
  for (const [name, look] of Object.entries(LOOKS))
    await writeMany(`authoring-${name}`, await screensOfEditors(browser, look, desk), look.composition)
} finally {
  await browser.close()
  await product.stop()
}
