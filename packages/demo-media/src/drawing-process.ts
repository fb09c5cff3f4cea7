import { drawScene } from '@wohlauf/art/draw-scene'
import type { Scene } from '@wohlauf/art/scene'
import sharp from 'sharp'

/**
 * Renders scenes and returns JPEG bytes. A separate process, because it needs libvips to read SVG, which the
 * server's process disables permanently.
 */
process.on('message', async ({ id, scene }: { id: number; scene: Scene }) => {
  const jpeg = await sharp(Buffer.from(drawScene(scene)))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92 })
    .toBuffer()
  process.send?.({ id, jpeg: jpeg.toString('base64') })
})
