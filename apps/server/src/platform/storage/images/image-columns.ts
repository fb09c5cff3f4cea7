import { type Image, imageUrl } from '@wohlauf/contract/values/image'
import { image } from '../tables.ts'

export const imageColumns = {
  id: image.id,
  thumbhash: image.thumbhash,
  aspectRatio: image.aspectRatio,
  widths: image.widths,
  alternativeText: image.alternativeText,
}

type ImageRow = {
  id: string
  thumbhash: string
  aspectRatio: number
  widths: number[]
  alternativeText: string
}

export const toImage = (row: ImageRow): Image => ({
  hash: row.thumbhash,
  url: imageUrl(row.id, Math.max(...row.widths)),
  aspectRatio: row.aspectRatio,
  widths: row.widths,
  alternativeText: row.alternativeText,
})
