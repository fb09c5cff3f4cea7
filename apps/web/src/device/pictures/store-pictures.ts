import { type Image, imageFolder, versionUrl } from '@wohlauf/contract/values/image'
import { storedSession } from '../../api/stored-session.ts'
import { fileAddress } from '../../native/platform.ts'
import { savesData } from '../../ui/state/saves-data.ts'
import { whenIdle } from '../../ui/state/when-idle.ts'
import { currentDatabase } from '../current-database.ts'
import { writeFile } from '../files.ts'
import { widthToStore } from './width-to-store.ts'

/** Starts after the page has settled, with its own pictures. */
const SETTLED_MS = 3000

let waitingPictures = new Map<string, Image>()
let isRunning = false

/** @returns null when the picture does not exist, or not any more */
const fetchVersion = async ({ url, widths }: Image): Promise<Blob | null> => {
  const address = widths.length > 0 ? versionUrl(url, widthToStore(widths)) : url
  const response = await fetch(fileAddress(address), { priority: 'low' })
  return response.ok ? response.blob() : null
}

/**
 * @returns whether the device has it now
 * @throws without a network
 */
export const storePicture = async (image: Image): Promise<boolean> => {
  const { generation } = storedSession
  const database = await currentDatabase()
  const folder = imageFolder(image.url)
  if (!database) return false
  if ((await database.getKey('files', folder)) !== undefined) return true
  const blob = await fetchVersion(image)
  if (!blob) return false
  await writeFile(folder, blob, generation)
  return true
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

/** Fetches one at a time: the page's own requests come first. */
const run = async (): Promise<void> => {
  for (const [folder, image] of waitingPictures) {
    await idle()
    waitingPictures.delete(folder)
    await storePicture(image)
  }
}

const start = (): void => {
  if (isRunning) return
  isRunning = true
  setTimeout(async () => {
    try {
      await run()
    } catch {
      waitingPictures = new Map()
    } finally {
      isRunning = false
    }
  }, SETTLED_MS)
}

/** Fetches and stores pictures later; does nothing if the person saves data. */
export const storePictures = (images: readonly Image[]): void => {
  if (images.length === 0 || savesData()) return
  for (const image of images) waitingPictures.set(imageFolder(image.url), image)
  start()
}

/** Also drops other people's waiting pictures. */
export const forgetWaitingPictures = (): void => waitingPictures.clear()
