import * as z from 'zod/mini'

/** The widths that every picture is stored in, in pixels; none is wider than the uploaded picture. */
export const IMAGE_WIDTHS = [200, 400, 700, 1000] as const

/** The widths of a person's own pictures: shown at 300, at most twice to four times as dense. */
export const PRIVATE_IMAGE_WIDTHS = [400, 800, 1200] as const

/**
 * `hash` is a thumbhash in base64; `url` is the widest version; `widths` are the versions that exist; `aspectRatio` is
 * width ÷ height.
 */
export const Image = z.object({
  hash: z.string(),
  url: z.string(),
  aspectRatio: z.number().check(z.positive()),
  widths: z.array(z.int().check(z.positive())),
  alternativeText: z.string(),
})
export type Image = z.infer<typeof Image>

/** `/api/files/images/<id>/<width>.webp` */
export const imageUrl = (imageId: string, width: number): string =>
  `/api/files/images/${imageId}/${width}.webp`

/** `/api/files/private-images/<id>/<width>.webp`, served only with its signature. */
export const privateImagePath = (imageId: string, width: number): string =>
  `/api/files/private-images/${imageId}/${width}.webp`

/** The path that all versions of a picture share, without the signature of a private one. */
export const imageFolder = (url: string): string => {
  const [path = ''] = url.split('?')
  return path.slice(0, path.lastIndexOf('/'))
}

/** One signature is for all versions of a private picture. */
export const versionUrl = (url: string, width: number): string => {
  const [, query] = url.split('?')
  return `${imageFolder(url)}/${width}.webp${query === undefined ? '' : `?${query}`}`
}

export const imageSourceSet = ({ url, widths }: Image): string =>
  widths.map((width) => `${versionUrl(url, width)} ${width}w`).join(', ')
