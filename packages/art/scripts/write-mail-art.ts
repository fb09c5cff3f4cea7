import { join } from 'node:path'
import sharp from 'sharp'
import { drawEmptyState, type EmptyState, type Palette } from '../src/index.ts'
import { writeOrCheck } from './write-or-check.ts'

/** Mail programs do not show SVG. Twice as large as they are shown, for sharp screens. */
const WIDTH = 480

const folder = join(import.meta.dirname, '../../../apps/server/src/platform/mail/pictures')
const palettes: readonly Palette[] = ['default', 'wohlauf']
const PICTURES: readonly EmptyState[] = ['welcome', 'mail']

const pngOf = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 200 })
    .resize({ width: WIDTH })
    .png({ palette: true, colours: 192, effort: 10 })
    .toBuffer()

const pictures = await Promise.all(
  PICTURES.flatMap((picture) =>
    palettes.map(async (palette) => ({
      name: `${picture}-${palette}.png`,
      png: await pngOf(drawEmptyState(picture, palette)),
    })),
  ),
)
await writeOrCheck(folder, pictures, 'write-mail-art.ts')
