import { anyOf } from '../../database/any-of.ts'
import type { FileKind } from '../remove-stray-files.ts'
import { privateImageIdOf, privateImageKey, privateImagesFolder } from './private-image-key.ts'
import { privateImage } from './tables.ts'

export const privateImageFiles: FileKind = {
  folder: privateImagesFolder,
  referredKeys: async (tx, keys) => {
    const ids = [...new Set(keys.flatMap((key) => privateImageIdOf(key) ?? []))]
    const rows = await tx
      .select({ id: privateImage.id })
      .from(privateImage)
      .where(anyOf(privateImage.id, ids))
    const idsInUse = new Set(rows.map(({ id }) => id))
    return new Set(keys.filter((key) => idsInUse.has(privateImageIdOf(key) ?? '')))
  },
  allReferred: async (tx, appId) => {
    const rows = await tx.select({ id: privateImage.id, widths: privateImage.widths }).from(privateImage)
    return rows.flatMap(({ id, widths }) => widths.map((width) => privateImageKey(appId, id, width)))
  },
}
