import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { logoKey } from '../../storage/branding/logo-key.ts'
import type { FileStorage } from '../../storage/storage.ts'
import type { AppIcon } from './app-icons.ts'
import { cutIcon, drawLogo, drawSprout } from './draw-icon.ts'
import type { Look } from './look.ts'

/** Bytes of drawings and icons in a process. A drawing has 0.8 MB, of each look in use one. */
const MAX_BYTES = 32_000_000

const readLogo = async (storage: FileStorage, appId: string, { logo }: Look): Promise<Buffer | null> => {
  const logoId = logo && /([^/]+)\.png$/.exec(logo.url)?.[1]
  const file = logoId ? await storage.read(logoKey(appId, logoId)) : null
  return file && buffer(file)
}

/** Each is drawn once in a process: requests that come meanwhile share the drawing. */
export const createIconStore = (storage: FileStorage) => {
  const ready = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length })
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

  return (appId: string, look: Look, icon: AppIcon): Promise<Buffer> =>
    once(`${look.key}/${icon.name}`, async () => cutIcon(await once(look.key, () => draw(appId, look)), icon))
}
