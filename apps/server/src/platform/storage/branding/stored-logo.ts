import { randomUUID } from 'node:crypto'
import type { ProcessedLogo } from '../images/process-logo.ts'
import type { FileStorage } from '../storage.ts'
import { logoKey } from './logo-key.ts'

export type StoredLogo = { logoId: string; width: number; height: number }

/** Called before a transaction is open: a row always has its bytes. */
export const writeLogo = async (
  storage: FileStorage,
  appId: string,
  { png, width, height }: ProcessedLogo,
): Promise<StoredLogo> => {
  const logoId = randomUUID()
  await storage.write(logoKey(appId, logoId), png, 'image/png')
  return { logoId, width, height }
}

export type LogoColumns = { logoId: string | null; logoWidth: number | null; logoHeight: number | null }

export const logoOf = ({ logoId, logoWidth, logoHeight }: LogoColumns): StoredLogo | null =>
  logoId && logoWidth && logoHeight ? { logoId, width: logoWidth, height: logoHeight } : null
