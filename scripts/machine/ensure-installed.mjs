import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem } from './command.mjs'
import { withLock } from './lock.mjs'
import { installLibrary, missingLibraries, missingLibrary } from './missing-library.mjs'
import { isWindows, ourNode, root } from './paths.mjs'
import { run } from './run.mjs'
import { withProgress } from './with-progress.mjs'

const leastNode = [20, 19]

/** Makes sure that node_modules matches package-lock.json, our own Node included. */
export async function ensureInstalled() {
  requireNode()
  if (await isInstalled()) return
  await withLock('install', async () => {
    if (await isInstalled()) return
    await installOrExplain('the packages of Wohlauf', root, 'ci', await wayToInstall())
    if (!(await isOurNodeRight())) {
      throw new Problem(
        `npm ci did not install Node ${wantedNode()} to ${ourNode}; check whether npm may run install scripts ("npm config get ignore-scripts").`,
      )
    }
  })
}

/**
 * Does the same for tools that only one command needs, besides `npm start` and `npm test`: their folder is
 * outside the workspaces, so that nothing else installs them. Its package.json names exact versions, and its
 * .npmrc the day after which no package that they need may have been published.
 */
export async function ensureToolsInstalled(folder) {
  const path = join(root, folder)
  if (areToolsInstalled(path)) return
  await withLock('install', async () => {
    if (areToolsInstalled(path)) return
    await installOrExplain(`the tools of ${folder}`, path, 'install', () => npm(path, 'install'))
  })
}

function areToolsInstalled(folder) {
  const present = readJson(npmsList(folder))?.packages
  return Object.entries(readJson(join(folder, 'package.json')).dependencies).every(
    ([name, version]) => present?.[`node_modules/${name}`]?.version === version,
  )
}

async function installOrExplain(what, folder, command, install) {
  // npm removes packages in no particular order: if it were interrupted then, its list would still name
  // removed packages.
  rmSync(npmsList(folder), { force: true })
  const { isDone, output } = await withProgress(`Installing ${what} (npm ${command})`, install)
  if (!isDone) throw new Problem(`${output}\nnpm ${command} failed; its own message is above.`)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return
  throw new Problem(
    `Wohlauf needs Node ${leastNode.join('.')} or newer, but this is ${process.versions.node}; a newer one is at https://nodejs.org.`,
  )
}

async function isInstalled() {
  return isLockFulfilled(root) && (await isOurNodeRight())
}

/**
 * npm writes its own list of the packages in node_modules when it is done; so no stamp of ours can be wrong.
 */
function isLockFulfilled(folder) {
  const lockedPackages = readJson(join(folder, 'package-lock.json'))?.packages ?? {}
  const present = readJson(npmsList(folder))?.packages
  if (!present) return false
  return Object.entries(lockedPackages).every(
    ([path, { version, optional, peer, link }]) =>
      !path.includes('node_modules/') ||
      (path in present ? link || present[path].version === version : optional || peer),
  )
}

const npmsList = (folder) => join(folder, 'node_modules', '.package-lock.json')

/** The version in package.json, or the machine's own Node if it replaces that one. */
async function isOurNodeRight() {
  const { isDone, output } = await run(ourNode, ['--version'])
  const version = output.trim().replace(/^v/, '')
  return isDone && (version === wantedNode() || (version === process.versions.node && isThisNodeNewEnough()))
}

const wantedNode = () => packageJson()?.dependencies.node
const isThisNodeNewEnough = () => majorOf(process.versions.node) >= majorOf(wantedNode())
const majorOf = (version) => Number(String(version).split('.')[0])
const packageJson = () => readJson(join(root, 'package.json'))

/**
 * The Node from npm needs a system library that small images lack, and npm runs the packages' install scripts
 * with it. If it would not start, the machine's own Node replaces it if it is new enough; otherwise the
 * library is installed, before the packages: installing them takes minutes.
 */
async function wayToInstall() {
  const missing = await missingLibraries()
  if (missing.length > 0 && isThisNodeNewEnough()) return installWithThisNode
  for (const library of missing) await installLibrary(library)
  return install
}

/** Does the same if the library turns out to be missing only when it is used. */
async function install() {
  const result = await npmCi()
  const library = result.isDone ? null : missingLibrary(result.output)
  if (!library) return result
  if (isThisNodeNewEnough()) return installWithThisNode()
  await installLibrary(library)
  return npmCi()
}

async function installWithThisNode() {
  const result = await npmCi('--ignore-scripts')
  if (!result.isDone) return result
  // The path of the program in its package, and the link to it for scripts.
  for (const path of [join(root, 'node_modules', 'node', 'bin', 'node'), ourNode]) {
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
    symlinkSync(process.execPath, path)
  }
  // All install scripts that package.json allows, except the one that would restore the other Node.
  const names = Object.keys(packageJson().allowScripts).filter(
    (name) => name !== 'node' && existsSync(join(root, 'node_modules', name)),
  )
  return npm(root, 'rebuild', ...names)
}

/** Installs development dependencies too, regardless of NODE_ENV: the sites are built with them. */
function npmCi(...more) {
  return npm(root, 'ci', '--include=dev', '--include=optional', ...more)
}

/**
 * Shows errors only: that the machine's Node is older than some packages require does not matter, they run on
 * ours.
 */
function npm(cwd, ...args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Under "npm start" this is the calling npm, with the Node that it runs on.
  const path = process.env.npm_execpath
  if (path?.endsWith('.js')) return run(process.execPath, [path, ...args, ...quiet], { cwd })
  return run(isWindows ? 'npm.cmd' : 'npm', [...args, ...quiet], { cwd })
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
