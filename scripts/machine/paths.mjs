import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const isWindows = process.platform === 'win32'

/** Programs that npm brought along, among them the Node that everything of ours runs on. */
const binFolder = join(root, 'node_modules', '.bin')
export const ourNode = join(binFolder, isWindows ? 'node.cmd' : 'node')

/** Not in version control, so a fresh clone begins without it. */
export const cacheFolder = join(root, '.cache')

/** The environment for every child: what npm brought along, for all or for one workspace, comes before the machine's. */
export function childEnvironment(cwd, more = {}) {
  const own = join(cwd, 'node_modules', '.bin')
  return { ...process.env, PATH: [own, binFolder, process.env.PATH].join(delimiter), ...more }
}
