import { drawLogo } from '@wohlauf/art/draw-logo'
import { drawScene } from '@wohlauf/art/draw-scene'
import sharp from 'sharp'
import type { Wanted } from './drawing.ts'

const render = (wanted: Wanted): Promise<Buffer> =>
  'logo' in wanted
    ? sharp(Buffer.from(drawLogo(wanted.logo)))
        .png()
        .toBuffer()
    : sharp(Buffer.from(drawScene(wanted.scene)))
        .flatten({ background: '#fff' })
        .jpeg({ quality: 92 })
        .toBuffer()

/** A process of its own: it needs libvips to read SVG, which the server's process disables permanently. */
process.on('message', async ({ id, wanted }: { id: number; wanted: Wanted }) => {
  const bytes = await render(wanted)
  process.send?.({ id, bytes: bytes.toString('base64') })
})
