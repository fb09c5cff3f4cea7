import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { updateUserName } from '@wohlauf/contract/accounts/name'
import { getAppsAsAdmin, updateAppAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { PREVENTION_TYPES, type PreventionType } from '@wohlauf/contract/values/features'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../config/chromium.ts'
import { callIn } from './call-in.ts'
import { DEVICES, hideApp, SCREENS, type Screen } from './install/screens.ts'
import { takeShares } from './install/shares-of-shades.ts'
import { openAs, screenOf } from './open-as.ts'
import { openAsAdmin } from './open-as-admin.ts'
import { APPS, startProduct } from './product.ts'

const FOLDER = new URL('../../apps/server/src/platform/http/install/screenshots/', import.meta.url)

const MAX_BYTES = 150_000

/** A grey has no colour that an app's own would have to cover, and compresses best. */
const NEUTRAL = '#666666'

const NAME = { firstName: 'Alex', lastName: 'Muster' }

const APP_OF: Record<PreventionType, string> = {
  NUTRITION: APPS.nutrition,
  MOVEMENT: APPS.movement,
  STRESS: APPS.stress,
}

/** Leaves only the features of every app, so that no app shows a diary that it does not have. */
const switchFeaturesOff = async (browser: Browser): Promise<void> => {
  const admin = await openAsAdmin(browser)
  for (const app of await callIn(admin, getAppsAsAdmin, {}))
    await callIn(admin, updateAppAsAdmin, { ...app, enabledFeatures: ['SPONSORS'] })
  await admin.context().close()
}

const take = async (page: Page, preventionType: PreventionType, screen: Screen, scale: readonly string[]) => {
  const file = `${preventionType.toLowerCase()}-${screen.name}`
  for (const step of screen.steps(APP_OF[preventionType])) await step(page)
  const { width, height } = await sharp(await screenOf(page)).metadata()
  const mark = await hideApp(page)
  const { pixels, shares } = await takeShares(page, scale)
  const encode = (raw: Buffer, size: { width: number; height: number; channels: 1 | 3 }) =>
    sharp(raw, { raw: size }).webp({ lossless: true, effort: 6 }).toBuffer()
  const files = [
    { name: `${file}.webp`, bytes: await encode(pixels, { width, height, channels: 3 }) },
    {
      name: `${file}-shares.webp`,
      bytes: await encode(shares, { width, height: scale.length * height, channels: 1 }),
    },
  ]
  const count = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (count > MAX_BYTES) throw new Error(`${file} has ${count} bytes, not ${MAX_BYTES}.`)
  console.log(`${file}: ${Math.round(count / 1000)} KB`)
  const { formFactor, label } = screen
  return {
    files,
    screenshot: { file, preventionType, formFactor, label, width, height, mark },
  }
}

type Screenshot = Awaited<ReturnType<typeof take>>

const takeAll = async (browser: Browser, scale: readonly string[]): Promise<Screenshot[]> => {
  await switchFeaturesOff(browser)
  const all: Screenshot[] = []
  for (const preventionType of PREVENTION_TYPES)
    for (const formFactor of ['narrow', 'wide'] as const) {
      const page = await openAs(browser, APP_OF[preventionType], 'mitglied', DEVICES[formFactor])
      await callIn(page, updateUserName, NAME)
      for (const screen of SCREENS.filter((each) => each.formFactor === formFactor))
        all.push(await take(page, preventionType, screen, scale))
      await page.context().close()
    }
  return all
}

/** Replaces all files: the server starts only with a complete folder. */
const write = async (all: readonly Screenshot[], scale: readonly string[]): Promise<void> => {
  const files = all.flatMap((each) => each.files)
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  const version = hash.digest('hex').slice(0, 12)
  const screenshots = all.map(({ screenshot }) => screenshot)
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  for (const { name, bytes } of files) await writeFile(new URL(name, FOLDER), bytes)
  const list = JSON.stringify({ version, scale, screenshots }, null, 2)
  await writeFile(new URL('screenshots.json', FOLDER), `${list}\n`)
}

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
const product = await startProduct()
try {
  const scale = brandScaleOf(NEUTRAL) ?? []
  await write(await takeAll(browser, scale), scale)
} finally {
  await browser.close()
  await product.stop()
}
