import { MAX_OF_LOGO } from '@wohlauf/contract/values/app-look'
import type { Caller } from '../../base/lane.ts'
import { decodeInTurn, MAX_PIXELS, openPicture } from './process-image.ts'

export type ProcessedLogo = { png: Buffer; width: number; height: number }

const render = async (bytes: Buffer): Promise<ProcessedLogo> => {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ ...MAX_OF_LOGO, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    // With a palette the logo has only some kilobytes: it is sent with every mail.
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** Makes a PNG, because not every mail program shows WebP. Null, and errors, as for any picture. */
export const processLogo = (bytes: Buffer, caller: Caller): Promise<ProcessedLogo | null> =>
  decodeInTurn(bytes, caller, { maxPixels: MAX_PIXELS.editor }, () => render(bytes))
