import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  BADGE_LEVELS,
  BADGE_TYPES,
  drawAppIcon,
  drawBadge,
  drawEmptyState,
  drawScene,
  EMPTY_STATES,
  type Palette,
  type Scene,
} from '../src/index.ts'

const folder = join(import.meta.dirname, '../../../apps/web/src/art')
const palettes: readonly Palette[] = ['default', 'wohlauf']

const STORY: readonly Pick<Scene, 'subject' | 'seed'>[] = [
  { subject: 'bowl', seed: 4 },
  { subject: 'plate', seed: 1 },
  { subject: 'pan', seed: 1 },
  { subject: 'tea', seed: 2 },
]

const AREAS: Readonly<Record<string, Pick<Scene, 'subject' | 'seed' | 'preventionType'>>> = {
  module: { subject: 'path', seed: 3 },
  blog: { subject: 'desk', seed: 2 },
  dokumente: { subject: 'journal', seed: 5 },
  literaturliste: { subject: 'lake', seed: 2 },
  ernaehrungstagebuch: { subject: 'plate', seed: 6, preventionType: 'NUTRITION' },
  fortschritt: { subject: 'mountain', seed: 4 },
  ziele: { subject: 'sunrise', seed: 3 },
  erfahrungsberichte: { subject: 'friends', seed: 2 },
  rezepte: { subject: 'pan', seed: 5, preventionType: 'NUTRITION' },
  gewohnheiten: { subject: 'clock', seed: 1 },
}

const files = new Map<string, string>()
for (const preventionType of BADGE_TYPES) {
  for (const level of BADGE_LEVELS) {
    files.set(`badges/${preventionType.toLowerCase()}-${level}.svg`, drawBadge({ level, preventionType }))
  }
}
for (const palette of palettes) {
  for (const kind of EMPTY_STATES) files.set(`spots/${kind}-${palette}.svg`, drawEmptyState(kind, palette))
  for (const scene of STORY)
    files.set(
      `story/${scene.subject}-${palette}.svg`,
      drawScene({ ...scene, palette, preventionType: 'NUTRITION', width: 600, height: 400 }),
    )
  for (const [area, scene] of Object.entries(AREAS))
    files.set(`areas/${area}-${palette}.svg`, drawScene({ ...scene, palette, width: 360, height: 240 }))
  files.set(`app-icon-${palette}.svg`, drawAppIcon(palette))
}

const present = (await readdir(folder, { recursive: true }).catch(() => []))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.svg'))
const strays = present.filter((name) => !files.has(name))

if (process.argv.includes('--check')) {
  const drifted = [...strays]
  for (const [name, drawing] of files) {
    const current = await readFile(join(folder, name), 'utf8').catch(() => '')
    if (current !== drawing) drifted.push(name)
  }
  if (drifted.length > 0) {
    console.error(
      `${drifted.length} of the web's pictures differ from what packages/art draws (${drifted.slice(0, 5).join(', ')}${drifted.length > 5 ? ', …' : ''}). Run: node packages/art/scripts/write-web-art.ts`,
    )
    process.exitCode = 1
  }
} else {
  for (const name of strays) await rm(join(folder, name))
  for (const [name, drawing] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), drawing)
  }
  console.log(`Wrote ${files.size} pictures to apps/web/src/art.`)
}
