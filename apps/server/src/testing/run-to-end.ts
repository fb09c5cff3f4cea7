import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** All that a program inherits from this process: where programs are, and where Node keeps compiled code. */
export const inheritedEnvironment = (): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { PATH, NODE_COMPILE_CACHE } : { PATH }
}

/** The absolute path of a program, given its file's path below the server's `src`. */
export const programPath = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url))

type Ended = {
  code: number | null
  /** All that it wrote to its standard output. */
  said: string
  /** All that it wrote to its standard error. */
  complained: string
}

/**
 * Runs one of the product's programs in a process of its own, as its command in package.json does.
 *
 * @param file below the server's `src`
 * @param settings all settings that it gets
 * @param input what is piped into it
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
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: code as number | null, said, complained }
}
