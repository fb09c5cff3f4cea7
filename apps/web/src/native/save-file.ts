/** Long enough for the slowest browser to have taken the bytes. */
const KEPT_MS = 60_000

/** Saves bytes under a name, as a click on a download link would. */
export const saveFile = (bytes: Blob, fileName: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
