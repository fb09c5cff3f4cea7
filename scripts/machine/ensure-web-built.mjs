import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Problem } from './command.mjs'
import { withLock } from './lock.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { withProgress } from './with-progress.mjs'

const web = join(root, 'apps', 'web')
const mark = 'built-from.txt'

const sites = { folder: join(web, 'dist'), options: ['--manifest'], name: 'web sites' }
const nativeApp = {
  folder: join(web, 'dist.native'),
  options: ['--config', 'vite.native.config.ts'],
  name: 'pages of the native app',
}
export const builtFolder = sites.folder
export const builtNativeFolder = nativeApp.folder

/** The sources of both: a change in any of them makes the build stale. */
const sources = [
  'apps/mobile/android/variables.gradle',
  'apps/web',
  'config/components.ts',
  'config/files-of-modules.ts',
  'config/first-screens.ts',
  'config/licence-table.ts',
  'config/licence-texts',
  'config/module-files.ts',
  'config/native-document.ts',
  'config/native-libraries.ts',
  'config/notices.ts',
  'config/offline-files.ts',
  'config/older-browsers.ts',
  'config/route-files.ts',
  'config/web-chunks.ts',
  'config/web-pages.ts',
  'config/who-needs.ts',
  'config/without-answers.ts',
  'packages/art',
  'packages/contract',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
]
const passedOver = /^(?:node_modules|dist(?:\.native)?(?:\.new|\.old)?)$/

/** Builds the web sites if their sources have changed since the last build. */
export const ensureWebBuilt = () => ensureBuilt(sites)

/** Builds the pages inside the native shells, in the same way. */
export const ensureNativeBuilt = () => ensureBuilt(nativeApp)

async function ensureBuilt({ folder, options, name }) {
  if (isFresh(folder)) return
  await withLock('build', async () => {
    if (isFresh(folder)) return
    const fingerprint = fingerprintOfSources()
    const draftFolder = `${folder}.new`
    const { isDone, output } = await withProgress(`Building the ${name}`, () =>
      run('vite', ['build', ...options, '--outDir', draftFolder, '--emptyOutDir'], { cwd: web }),
    )
    if (!isDone) throw new Problem(`${output}\nThe ${name} could not be built; the reason is above.`)
    writeFileSync(join(draftFolder, mark), fingerprint)
    swapIn(draftFolder, folder)
  })
}

/** A running server sees either the old sites or the new ones, never a mixture. */
function swapIn(draftFolder, folder) {
  const formerFolder = `${folder}.old`
  rmSync(formerFolder, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, formerFolder)
  renameSync(draftFolder, folder)
  rmSync(formerFolder, { recursive: true, force: true })
}

function isFresh(folder) {
  const path = join(folder, mark)
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
    .filter(({ name }) => !passedOver.test(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : join(path, entry.name)))
}
