import { type Image, privateImagePath } from '@wohlauf/contract/values/image'
import type { PrivateAccess, Signatures } from './signatures.ts'
import { privateImage } from './tables.ts'

export const privateImageColumns = {
  id: privateImage.id,
  thumbhash: privateImage.thumbhash,
  aspectRatio: privateImage.aspectRatio,
  widths: privateImage.widths,
}

type PrivateImageRow = { id: string; thumbhash: string; aspectRatio: number; widths: number[] }

/** @param viewer the owner, in the session of the call, for which alone the address is signed */
export const toPrivateImage = (
  row: PrivateImageRow,
  signatures: Signatures,
  viewer: Omit<PrivateAccess, 'imageId'>,
  now: Date,
): Image => ({
  hash: row.thumbhash,
  url: `${privateImagePath(row.id, Math.max(...row.widths))}?${signatures.sign({ ...viewer, imageId: row.id }, now)}`,
  aspectRatio: row.aspectRatio,
  widths: row.widths,
  alternativeText: '',
})
