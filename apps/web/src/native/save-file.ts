import { deviceFileName } from '@wohlauf/contract/values/device-file-name'

/**
 * Implemented by clients that store files themselves: the native shell, where a download link has no effect.
 */
export type FileClient = {
  operatingSystem: 'android' | 'ios'
  /** False in a version of the shell without the plugin for files. */
  hasPlugin: boolean
  /** Shows the system's own question if necessary. @throws Error when the permission cannot be determined */
  requestPermission: () => Promise<'granted' | 'denied'>
  /**
   * @returns whether the person has chosen a folder for it
   * @throws Error with the system's message
   */
  write: (bytes: Blob, fileName: string) => Promise<boolean>
}

export type SaveOutcome =
  | FileClient['operatingSystem']
  | 'plugin-missing'
  | 'permission-denied'
  | 'permission-unknown'
  | 'not-written'
  | 'cancelled'

/** Null in browsers: they store files by a link. */
let client: FileClient | null = null

/** Set before the first render, by the native shell or a test. */
export const setFileClient = (next: FileClient | null): void => {
  client = next
}

const saveByClient = async (fileClient: FileClient, bytes: Blob, fileName: string): Promise<SaveOutcome> => {
  if (!fileClient.hasPlugin) return 'plugin-missing'
  const permission = await fileClient.requestPermission().catch(() => 'unknown' as const)
  if (permission !== 'granted') return `permission-${permission}`
  return fileClient.write(bytes, fileName).then(
    (isPlaced) => (isPlaced ? fileClient.operatingSystem : ('cancelled' as const)),
    () => 'not-written' as const,
  )
}

/** Long enough for the slowest browser to read the bytes. */
const KEPT_MS = 60_000

const saveByLink = (bytes: Blob, fileName: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/**
 * @param name of any signs: the server that a shell is connected to may have written it
 * @returns null in a browser, which shows the download itself
 */
export const saveToDevice = async (bytes: Blob, name: string): Promise<SaveOutcome | null> => {
  const fileName = deviceFileName(name)
  if (client) return saveByClient(client, bytes, fileName)
  saveByLink(bytes, fileName)
  return null
}
