import decodeQR from 'qr/decode.js'

/** More pixels make no code easier to read, only slower. */
const SIDE_PIXELS = 1200

/** @returns the text of the QR code on a picture; null when none can be read */
export const qrCodeIn = async (picture: Blob): Promise<string | null> => {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, SIDE_PIXELS / Math.max(bitmap.width, bitmap.height))
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const pixels = context?.getImageData(0, 0, width, height)
  if (!pixels) return null
  try {
    return decodeQR({ width, height, data: pixels.data })
  } catch {
    return null
  }
}
