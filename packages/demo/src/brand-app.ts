import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { writeLogo } from '../../../apps/server/src/platform/storage/branding/stored-logo.ts'
import type { appBranding } from '../../../apps/server/src/platform/storage/branding/tables.ts'
import { processLogo } from '../../../apps/server/src/platform/storage/images/process-logo.ts'
import type { FileStorage } from '../../../apps/server/src/platform/storage/storage.ts'
import type { Drawing } from './media/drawing.ts'

/** @returns the row of the app's branding, to be inserted */
export const drawBranding = async (
  storage: FileStorage,
  drawing: Drawing,
  appId: string,
  colour: string,
): Promise<typeof appBranding.$inferInsert> => {
  const scale = brandScaleOf(colour)
  const logo = scale && (await processLogo(await drawing.drawLogo(scale), { appId, userId: null }))
  if (!logo) throw new Error(`the demo app's colour ${colour} makes no logo`)
  const { logoId, width, height } = await writeLogo(storage, appId, logo)
  return { appId, colour, logoId, logoWidth: width, logoHeight: height }
}
