type Area = { x: number; y: number; width: number; height: number }

const QUALITY = 0.92

/**
 * The result is rotated by the EXIF orientation and has no metadata.
 *
 * @param maxWidth in pixels; a smaller picture is not enlarged
 * @throws when the browser cannot decode the picture
 */
export const cropPicture = async (
  file: File,
  { x, y, width, height }: Area,
  maxWidth: number,
): Promise<File> => {
  const source = await createImageBitmap(file)
  const scale = Math.min(1, maxWidth / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  // A JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  source.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('the picture could not be encoded')
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
