import { isWindows } from '../machine/paths.mjs'
import { run } from '../machine/run.mjs'

const ARGS = ['sbom', '--sbom-format', 'cyclonedx']

/**
 * What npm says about all installed packages, those for development included, in CycloneDX's form.
 * @returns {Promise<{ bom: any, output: string }>} without a list: null, and what npm has printed
 */
export async function npmsBom() {
  const { output } = await runNpm()
  const start = output.indexOf('{')
  try {
    return { bom: JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)), output }
  } catch {
    return { bom: null, output }
  }
}

function runNpm() {
  // The npm that has called this command, if one has: it may be of another Node than ours.
  const path = process.env.npm_execpath
  if (path?.endsWith('.js') && process.env.npm_node_execpath)
    return run(process.env.npm_node_execpath, [path, ...ARGS])
  return run(isWindows ? 'npm.cmd' : 'npm', ARGS)
}
