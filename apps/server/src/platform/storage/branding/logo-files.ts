import { anyOf } from '../../database/any-of.ts'
import type { FileKind } from '../remove-stray-files.ts'
import { logoIdOf, logoKey, logosFolder } from './logo-key.ts'
import { appBranding } from './tables.ts'

export const logoFiles: FileKind = {
  folder: logosFolder,
  referredKeys: async (tx, keys) => {
    const ids = keys.flatMap((key) => logoIdOf(key) ?? [])
    const { logoId } = appBranding
    const rows = await tx.select({ logoId }).from(appBranding).where(anyOf(logoId, ids))
    const idsInUse = new Set(rows.map((row) => row.logoId))
    return new Set(keys.filter((key) => idsInUse.has(logoIdOf(key))))
  },
  allReferred: async (tx, appId) => {
    const rows = await tx.select({ logoId: appBranding.logoId }).from(appBranding)
    return rows.flatMap(({ logoId }) => (logoId ? [logoKey(appId, logoId)] : []))
  },
}
