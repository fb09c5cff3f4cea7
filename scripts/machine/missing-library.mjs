import { Problem } from './command.mjs'
import { run as runProgram } from './run.mjs'
import { withProgress } from './with-progress.mjs'

/**
 * The Debian package of a shared library that the `node` package's program needs; a full system has them all.
 */
const packageOf = {
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
  'libgcc_s.so.1': 'libgcc-s1',
}

/**
 * The libraries that this machine lacks, checked before the program exists that needs them. Nothing is
 * concluded if the system does not list its libraries (`ldconfig -p`) or has a path of its own for them.
 *
 * @returns {Promise<string[]>}
 */
export async function missingLibraries({
  run = runProgram,
  system = process.platform,
  path = process.env.LD_LIBRARY_PATH,
} = {}) {
  if (system !== 'linux' || path) return []
  const { isDone, output } = await run('/sbin/ldconfig', ['-p'])
  if (!isDone || !output.includes('libc.so.6')) return []
  return Object.keys(packageOf).filter((library) => !output.includes(library))
}

/**
 * @returns {string | null} the missing shared library, from the output of a program that could not be loaded
 */
export function missingLibrary(output) {
  return /error while loading shared libraries: (\S+?):/.exec(output)?.[1] ?? null
}

/**
 * Installs the package that contains the library, if this user may.
 * @throws Problem that names the library and how to install it
 */
export async function installLibrary(library) {
  const name = packageOf[library]
  const isDebian = name && (await runProgram('apt-get', ['--version'])).isDone
  if (!isDebian || process.getuid?.() !== 0) throw new Problem(adviceFor(library, name))
  await withProgress(`Installing ${name}, which Node 26 needs (apt-get)`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runProgram('apt-get', ['update'], { env })
    const { isDone, output } = await runProgram(
      'apt-get',
      ['install', '-y', '--no-install-recommends', name],
      {
        env,
      },
    )
    if (!isDone) throw new Problem(`${output}\n${adviceFor(library, name)}`)
  })
}

function adviceFor(library, name) {
  const command = name
    ? `on Debian and Ubuntu with "sudo apt-get install ${name}", elsewhere with the system's own package for it`
    : "with the system's own package for it"
  return `Wohlauf includes its own Node, which needs the system library ${library}, and this machine does not have it. Install it ${command}, or use Node 26 or newer.`
}
