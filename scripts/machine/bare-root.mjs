import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem } from './command.mjs'
import { root as project } from './paths.mjs'

/** The mirror for packages; without one debootstrap uses its default. */
const mirror = process.env.DEBIAN_MIRROR ? [process.env.DEBIAN_MIRROR] : []

/**
 * Makes an existing empty folder the root file system of a Debian 12 (minbase) with this machine's Node and npm, and
 * further Debian packages. Needs root and debootstrap.
 */
export function makeBareRoot(folder, packages = []) {
  // A temporary folder is accessible to its owner only, but this one becomes the root folder.
  chmodSync(folder, 0o755)
  const more = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
  execFileSync('debootstrap', ['--variant=minbase', ...more, 'bookworm', folder, ...mirror], {
    stdio: 'pipe',
  })
  addNode(folder)
  addNetwork(folder)
}

/** Adds this machine's Node and npm, and nothing else. */
function addNode(folder) {
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())))
  mkdirSync(join(folder, 'usr/lib/node_modules'), { recursive: true })
  cpSync(machineNode(), join(folder, 'usr/bin/node'), { dereference: true })
  cpSync(npm, join(folder, 'usr/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm'))
}

/** Not the Node that npm puts first on the path for its scripts: that is the project's own. */
function machineNode() {
  const own = join(project, 'node_modules')
  const folder = process.env.PATH.split(':').find(
    (path) => !path.startsWith(own) && existsSync(join(path, 'node')),
  )
  if (!folder) throw new Problem('There is no Node on the path but the project’s own.')
  return join(folder, 'node')
}

function addNetwork(folder) {
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n')
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true })
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (!existsSync(certificates)) return
  mkdirSync(join(folder, dirname(certificates)), { recursive: true })
  cpSync(certificates, join(folder, certificates), { dereference: true })
}
