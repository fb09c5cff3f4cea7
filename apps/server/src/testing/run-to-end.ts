import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/**
 * The environment that a program inherits from this process: where programs are, and where Node keeps compiled code.
 */
export const inheritedEnvironment = (): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { PATH, NODE_COMPILE_CACHE } : { PATH }
}

/** The absolute path of a program, given its file's path below the server's `src`. */
export const programPath = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url))

type Ended = {
  code: number | null
  /** Its standard output. */
  output: string
  /** Its standard error. */
  errorOutput: string
}

/**
 * Runs one of the product's programs in a process of its own, like its command in package.json.
 * @param file below the server's `src`
 * @param settings all settings that it gets
 * @param input for its standard input
 */
export const runToEnd = async (
  file: string,
  args: readonly string[],
  settings: Record<string, string>,
  input = '',
): Promise<Ended> => {
  const child = spawn(process.execPath, [programPath(file), ...args], {
    env: { ...inheritedEnvironment(), ...settings },
  })
  // It may end before it reads.
  child.stdin.on('error', () => {}).end(input)
  const [output, errorOutput, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: code as number | null, output, errorOutput }
}
