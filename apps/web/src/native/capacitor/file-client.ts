import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import type { NativePlatform } from '../platform.ts'
import type { FileClient } from '../save-file.ts'
import { hasPlugin } from './device.ts'

/** A folder in the cache, which no other app reads. */
const FOLDER = 'shared'

const base64 = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = String(reader.result)
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(bytes)
  })

const isCancelled = (error: unknown): boolean => error instanceof Error && /cancell?ed/i.test(error.message)

/**
 * A file is written into the app's cache and passed to the system's sheet, in which the person chooses its place: the public
 * folders cannot be relied on since Android 11.
 */
export const createFileClient = (platform: NativePlatform): FileClient => ({
  operatingSystem: platform,
  hasPlugin: hasPlugin('Filesystem') && hasPlugin('Share'),
  // The cache needs no permission: one that the system was not asked for is no obstacle.
  requestPermission: async () => {
    const { publicStorage } = await Filesystem.checkPermissions()
    return publicStorage === 'denied' ? 'denied' : 'granted'
  },
  write: async (bytes, fileName) => {
    const { uri } = await Filesystem.writeFile({
      path: `${FOLDER}/${fileName}`,
      data: await base64(bytes),
      directory: Directory.Cache,
      recursive: true,
    })
    try {
      await Share.share({ title: fileName, files: [uri], dialogTitle: 'Speichern oder teilen' })
      return true
    } catch (error) {
      if (isCancelled(error)) return false
      throw error
    }
  },
})

/** Recipients of a file may read it for a while; it is no longer needed when the app starts again. */
export const removeSharedFiles = async (): Promise<void> => {
  try {
    await Filesystem.rmdir({ path: FOLDER, directory: Directory.Cache, recursive: true })
  } catch {
    // The folder exists only once a file was shared.
  }
}
