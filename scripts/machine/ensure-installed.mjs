import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './command.mjs'
import { withLock } from './lock.mjs'
import { isWindows, ourNode, root } from './places.mjs'
import { run } from './run.mjs'

const leastNode = [20, 19]
const npmsList = join(root, 'node_modules', '.package-lock.json')

/** Makes sure that what package-lock.json lists is what lies in node_modules, our own Node included. */
export async function ensureInstalled() {
  requireNode()
  if (await isInstalled()) return
  await withLock('install', async () => {
    if (await isInstalled()) return
    console.log('Installing what Wohlauf needs (npm ci) …')
    // npm takes node_modules apart in no order: were it stopped then, its list would still name what is gone.
    rmSync(npmsList, { force: true })
    const { isDone, output } = await npmCi()
    if (!isDone) throw new Problem(`${output}\nnpm ci failed; its own words are above.`)
    if (!(await isOurNodeRight())) {
      throw new Problem(
        `npm ci did not bring Node ${wantedNode()} to ${ourNode}; check whether npm may run install scripts ("npm config get ignore-scripts").`,
      )
    }
  })
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return
  throw new Problem(
    `Wohlauf needs Node ${leastNode.join('.')} or newer, but this is ${process.versions.node}; a newer one is at https://nodejs.org.`,
  )
}

async function isInstalled() {
  return isLockFulfilled() && (await isOurNodeRight())
}

/** npm keeps its own list of what it has put into node_modules, written when it is done; so no stamp of ours can be wrong. */
function isLockFulfilled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(npmsList)?.packages
  if (!present) return false
  return Object.entries(wanted).every(
    ([place, { version, optional, peer, link }]) =>
      !place.includes('node_modules/') ||
      (place in present ? link || present[place].version === version : optional || peer),
  )
}

async function isOurNodeRight() {
  const { isDone, output } = await run(ourNode, ['--version'])
  return isDone && output.trim() === `v${wantedNode()}`
}

function wantedNode() {
  return readJson(join(root, 'package.json'))?.dependencies.node
}

/** Development tools too, whatever NODE_ENV says: the sites are built with them. */
function npmCi() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // Under "npm start" this is the npm that was called, with the Node that it runs on.
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args])
  return run(isWindows ? 'npm.cmd' : 'npm', args)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
