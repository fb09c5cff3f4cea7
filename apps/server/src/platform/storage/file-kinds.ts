import { anyOf } from '../database/any-of.ts'
import { imageIdOf, imageKey, imagesFolder } from './images/image-key.ts'
import { documentsFolder } from './keep-file.ts'
import type { FileKind } from './remove-stray-files.ts'
import { image, storedFile } from './tables.ts'

/** Every version of a picture belongs to its one row. */
export const imageFiles: FileKind = {
  folder: imagesFolder,
  referredKeys: async (tx, keys) => {
    const ids = [...new Set(keys.flatMap((key) => imageIdOf(key) ?? []))]
    const rows = await tx.select({ id: image.id }).from(image).where(anyOf(image.id, ids))
    const idsInUse = new Set(rows.map(({ id }) => id))
    return new Set(keys.filter((key) => idsInUse.has(imageIdOf(key) ?? '')))
  },
  allReferred: async (tx, appId) => {
    const rows = await tx.select({ id: image.id, widths: image.widths }).from(image)
    return rows.flatMap(({ id, widths }) => widths.map((width) => imageKey(appId, id, width)))
  },
}

export const documentFiles: FileKind = {
  folder: documentsFolder,
  referredKeys: async (tx, keys) => {
    const { storageKey } = storedFile
    const rows = await tx
      .select({ storageKey })
      .from(storedFile)
      .where(anyOf(storageKey, [...keys]))
    return new Set(rows.map((row) => row.storageKey))
  },
  allReferred: async (tx) => {
    const rows = await tx.select({ storageKey: storedFile.storageKey }).from(storedFile)
    return rows.map((row) => row.storageKey)
  },
}
