import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Problem } from './command.mjs'
import { withLock } from './lock.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { withProgress } from './with-progress.mjs'

const web = join(root, 'apps', 'web')
export const builtFolder = join(web, 'dist')
const draftFolder = join(web, 'dist.new')
const formerFolder = join(web, 'dist.old')
const mark = 'built-from.txt'

/** The sources of the sites: a change in any of them makes the build stale. */
const sources = [
  'apps/web',
  'config/offline-files.ts',
  'config/web-chunks.ts',
  'packages/art',
  'packages/contract',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
]
const passedOver = new Set(['node_modules', 'dist', 'dist.new', 'dist.old'])

/** Builds the web sites if their sources have changed since the last build. */
export async function ensureWebBuilt() {
  if (isFresh()) return
  await withLock('build', async () => {
    if (isFresh()) return
    const fingerprint = fingerprintOfSources()
    const { isDone, output } = await withProgress('Building the web sites', () =>
      run('vite', ['build', '--manifest', '--outDir', draftFolder, '--emptyOutDir'], { cwd: web }),
    )
    if (!isDone) throw new Problem(`${output}\nThe web sites could not be built; the reason is above.`)
    writeFileSync(join(draftFolder, mark), fingerprint)
    swapIn()
  })
}

/** A running server sees either the old sites or the new ones, never a mixture. */
function swapIn() {
  rmSync(formerFolder, { recursive: true, force: true })
  if (existsSync(builtFolder)) renameSync(builtFolder, formerFolder)
  renameSync(draftFolder, builtFolder)
  rmSync(formerFolder, { recursive: true, force: true })
}

function isFresh() {
  const path = join(builtFolder, mark)
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprintOfSources()
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, join(root, source))
  return hash.digest('hex')
}

function addTo(hash, path) {
  for (const file of filesIn(path)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !passedOver.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : join(path, entry.name)))
}
