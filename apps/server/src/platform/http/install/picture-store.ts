import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { createConcurrencyLimit } from '../../base/concurrency-limit.ts'
import { logoKey } from '../../storage/branding/logo-key.ts'
import type { FileStorage } from '../../storage/storage.ts'
import type { AppIcon } from './app-icons.ts'
import { cutIcon, drawLogo, drawSprout } from './draw-icon.ts'
import { drawScreenshot } from './draw-screenshot.ts'
import type { Look } from './look.ts'
import type { Screenshot } from './screenshots.ts'

/** Bytes of drawings, icons and screenshots in a process. A drawing has 0.8 MB, of each look in use one. */
const MAX_BYTES = 32_000_000

/** A screenshot takes up to 30 MB until it is drawn: one after the other, so that none are added up. */
const WAITING_SCREENSHOTS = 200

const readLogo = async (storage: FileStorage, appId: string, { logo }: Look): Promise<Buffer | null> => {
  const logoId = logo && /([^/]+)\.png$/.exec(logo.url)?.[1]
  const file = logoId ? await storage.read(logoKey(appId, logoId)) : null
  return file && buffer(file)
}

/** Each is drawn once in a process: requests that come meanwhile share the drawing. */
export const createPictureStore = (storage: FileStorage) => {
  const ready = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length })
  const inTurn = createConcurrencyLimit(1, WAITING_SCREENSHOTS)
  const underWay = new Map<string, Promise<Buffer>>()

  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const earlier = ready.get(key)
    if (earlier) return Promise.resolve(earlier)
    const running = underWay.get(key)
    if (running) return running
    const making = make()
      .then((bytes) => {
        ready.set(key, bytes)
        return bytes
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  const draw = async (appId: string, look: Look): Promise<Buffer> => {
    const png = await readLogo(storage, appId, look)
    return png && look.logo ? drawLogo(png, look.logo) : drawSprout(look.scale)
  }

  const drawingOf = (appId: string, look: Look) => once(look.key, () => draw(appId, look))

  const iconOf = (appId: string, look: Look, icon: AppIcon): Promise<Buffer> =>
    once(`${look.key}/${icon.name}`, async () => cutIcon(await drawingOf(appId, look), icon))

  const screenshotOf = (appId: string, look: Look, screenshot: Screenshot): Promise<Buffer> =>
    once(`${look.key}/${screenshot.file}`, async () => {
      const { mark } = screenshot
      const icon = mark && (await cutIcon(await drawingOf(appId, look), { size: mark.size, shape: 'tile' }))
      return inTurn(() => drawScreenshot(screenshot, look.scale, icon))
    })

  return { iconOf, screenshotOf }
}
