import { anyOf } from '../../../platform/database/any-of.ts'
import type { FileKind } from '../../../platform/storage/remove-stray-files.ts'
import { dataExport } from '../database/tables.ts'
import { exportsFolder } from './folder-of-export.ts'

export const dataExportFiles: FileKind = {
  folder: exportsFolder,
  referredKeys: async (tx, keys) => {
    const { storageKey } = dataExport
    const rows = await tx
      .select({ storageKey })
      .from(dataExport)
      .where(anyOf(storageKey, [...keys]))
    return new Set(rows.flatMap((row) => row.storageKey ?? []))
  },
  allReferred: async (tx) => {
    const rows = await tx.select({ storageKey: dataExport.storageKey }).from(dataExport)
    return rows.flatMap((row) => row.storageKey ?? [])
  },
}
