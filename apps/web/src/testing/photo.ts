/** A photo as taken by a camera, larger than the stored versions. */
export const makePhoto = async (
  name = 'wasser.jpg',
  type = 'image/jpeg',
  { width, height } = { width: 1200, height: 900 },
): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(0, 0, 600, 450)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('the browser encoded no picture')
  return new File([blob], name, { type })
}
