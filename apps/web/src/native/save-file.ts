/** Long enough for the slowest browser to have read the bytes. */
const KEPT_MS = 60_000

/** Saves bytes under a name, like a click on a download link. */
export const saveFile = (bytes: Blob, fileName: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
