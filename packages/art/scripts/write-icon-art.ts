import { join } from 'node:path'
import sharp from 'sharp'
import { drawIconShares } from '../src/icon-shares.ts'
import { APP_ICON_SIZE } from '../src/index.ts'
import { writeOrCheck } from './write-or-check.ts'

const folder = join(import.meta.dirname, '../../../apps/server/src/platform/http/install/pictures')

const pngOf = async (name: string, drawing: string): Promise<Buffer> => {
  const pixels = sharp(Buffer.from(drawing))
    .resize(APP_ICON_SIZE, APP_ICON_SIZE)
    .flatten({ background: '#000' })
  const isShare = !name.startsWith('unchanged')
  return (isShare ? pixels.toColourspace('b-w') : pixels).png({ effort: 10, compressionLevel: 9 }).toBuffer()
}

const pictures = await Promise.all(
  drawIconShares().map(async ({ name, drawing }) => ({
    name: `${name}.png`,
    png: await pngOf(name, drawing),
  })),
)
await writeOrCheck(folder, pictures, 'write-icon-art.ts')
