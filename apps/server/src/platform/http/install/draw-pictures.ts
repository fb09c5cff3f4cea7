import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { defineLooseJob } from '../../jobs/job.ts'
import { logoKey } from '../../storage/branding/logo-key.ts'
import type { FileStorage } from '../../storage/storage.ts'
import { ALL_ICONS } from './app-icons.ts'
import { cutIcon, drawLogo, drawSprout } from './draw-icon.ts'
import { drawScreenshot } from './draw-screenshot.ts'
import { type Drawn, findDrawn, iconKey, installPictureFiles, screenshotKey } from './picture-files.ts'
import { screenshotsFor } from './screenshots.ts'

const readLogo = async (storage: FileStorage, { appId, look: { logo } }: Drawn): Promise<Buffer | null> => {
  const logoId = logo && /([^/]+)\.png$/.exec(logo.url)?.[1]
  const file = logoId ? await storage.read(logoKey(appId, logoId)) : null
  return file && buffer(file)
}

const keysIn = async (storage: FileStorage, folder: string): Promise<Set<string>> => {
  const keys = new Set<string>()
  for await (const { key } of storage.list(folder)) keys.add(key)
  return keys
}

const draw = async (storage: FileStorage, drawn: Drawn): Promise<void> => {
  const { appId, look, preventionType } = drawn
  const storedKeys = await keysIn(storage, installPictureFiles.folder(appId))
  const icons = ALL_ICONS.filter((icon) => !storedKeys.has(iconKey(appId, look, icon)))
  const screenshots = screenshotsFor(preventionType).filter(
    (screenshot) => !storedKeys.has(screenshotKey(appId, look, screenshot)),
  )
  if (icons.length + screenshots.length === 0) return
  const png = await readLogo(storage, drawn)
  const drawing = png && look.logo ? await drawLogo(png, look.logo) : await drawSprout(look.scale)
  for (const icon of icons)
    await storage.write(iconKey(appId, look, icon), await cutIcon(drawing, icon), 'image/png')
  for (const screenshot of screenshots) {
    const { mark } = screenshot
    const icon = mark && (await cutIcon(drawing, { size: mark.size, shape: 'tile' }))
    const bytes = await drawScreenshot(screenshot, look.scale, icon)
    await storage.write(screenshotKey(appId, look, screenshot), bytes, 'image/jpeg')
  }
}

/**
 * Draws the missing icons and screenshots of an app, one after the other: a screenshot takes 30 MB until it is
 * drawn.
 */
export const drawInstallPictures = defineLooseJob({
  name: 'draw-install-pictures',
  payload: z.object({}),
  ownConcurrency: 1,
  run: async ({ appId, inTx, services: { storage } }) => {
    const drawing = await inTx((tx) => findDrawn(tx, appId))
    if (drawing) await draw(storage, drawing)
  },
})
