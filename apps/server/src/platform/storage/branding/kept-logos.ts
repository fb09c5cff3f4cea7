import { anyOf } from '../../database/any-of.ts'
import type { KeptFiles } from '../remove-stray-files.ts'
import { logoIdOf, logosFolder } from './logo-key.ts'
import { appBranding } from './tables.ts'

export const keptLogos: KeptFiles = {
  folder: logosFolder,
  referred: async (tx, keys) => {
    const ids = keys.flatMap((key) => logoIdOf(key) ?? [])
    const { logoId } = appBranding
    const rows = await tx.select({ logoId }).from(appBranding).where(anyOf(logoId, ids))
    const found = new Set(rows.map((row) => row.logoId))
    return new Set(keys.filter((key) => found.has(logoIdOf(key))))
  },
}
