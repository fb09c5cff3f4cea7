import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawEmptyState, type EmptyState, type Palette } from '../src/index.ts'

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

/** The largest mean difference of a channel: another version of the library may draw edges a little differently. */
const MAX_DIFFERENCE = 2

const isDrawing = async (stored: Buffer, drawing: Buffer): Promise<boolean> => {
  const [before, now] = await Promise.all(
    [stored, drawing].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  )
  if (!before || before.length !== now?.length) return false
  const difference = before.reduce((sum, value, at) => sum + Math.abs(value - (now[at] ?? 0)), 0)
  return difference / before.length <= MAX_DIFFERENCE
}

const drifted: string[] = []
for (const picture of PICTURES)
  for (const palette of palettes) {
    const name = `${picture}-${palette}.png`
    const png = await pngOf(drawEmptyState(picture, palette))
    if (!process.argv.includes('--check')) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), png)
      continue
    }
    const stored = await readFile(join(folder, name)).catch(() => null)
    if (!stored || !(await isDrawing(stored, png))) drifted.push(name)
  }

if (drifted.length > 0) {
  console.error(
    `${drifted.join(', ')}: not what packages/art draws. Run: node packages/art/scripts/write-mail-art.ts`,
  )
  process.exitCode = 1
}
