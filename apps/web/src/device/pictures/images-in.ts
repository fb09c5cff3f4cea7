import type { Image } from '@wohlauf/contract/values/image'

const isImage = (value: object): value is Image => 'hash' in value && 'url' in value && 'widths' in value

/** All pictures in an answer, at any depth, in its order. */
export const imagesIn = (value: unknown): Image[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isImage(value)) return [value]
  return Object.values(value).flatMap(imagesIn)
}
