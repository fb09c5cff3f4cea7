import type { Image } from '@wohlauf/contract/values/image'

/** Nearly lossless: the server encodes the picture once more. */
const QUALITY = 0.95

/**
 * Loads a picture of the app, in its widest version, as a file that a form can send.
 * @throws Error when it cannot be loaded
 */
export const fileOfPicture = async ({ url }: Image): Promise<File> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`a picture was answered with ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('a picture cannot be drawn')
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, picture.width, picture.height)
  context.drawImage(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], 'bild.jpg', { type: 'image/jpeg' })
}
