import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The largest mean difference of a channel: another version of the library may draw edges a little differently. */
const MAX_DIFFERENCE = 2

const isDrawing = async (current: Buffer, drawing: Buffer): Promise<boolean> => {
  const [before, now] = await Promise.all(
    [current, drawing].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  )
  if (!before || before.length !== now?.length) return false
  const difference = before.reduce((sum, value, at) => sum + Math.abs(value - (now[at] ?? 0)), 0)
  return difference / before.length <= MAX_DIFFERENCE
}

/** Writes the pictures; with `--check` it names outdated stored ones, and the command fails. */
export const writeOrCheck = async (
  folder: string,
  pictures: readonly { name: string; png: Buffer }[],
  script: string,
): Promise<void> => {
  const drifted: string[] = []
  for (const { name, png } of pictures) {
    if (!process.argv.includes('--check')) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), png)
      continue
    }
    const current = await readFile(join(folder, name)).catch(() => null)
    if (!current || !(await isDrawing(current, png))) drifted.push(name)
  }
  if (drifted.length === 0) return
  console.error(
    `${drifted.join(', ')}: not what packages/art draws. Run: node packages/art/scripts/${script}`,
  )
  process.exitCode = 1
}
