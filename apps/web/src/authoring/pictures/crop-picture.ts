import { IMAGE_WIDTHS } from '@wohlauf/contract/image'

type Area = { x: number; y: number; width: number; height: number }

/** The widest stored version: the server discards more. */
const WIDEST_PX = Math.max(...IMAGE_WIDTHS)
const QUALITY = 0.92

/**
 * The cropped part of a picture, rotated by its EXIF orientation, at most 1000 pixels wide.
 *
 * @throws when the browser cannot decode the picture
 */
export const cropPicture = async (file: File, { x, y, width, height }: Area): Promise<File> => {
  const source = await createImageBitmap(file)
  const scale = Math.min(1, WIDEST_PX / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  source.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('the picture could not be encoded')
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
