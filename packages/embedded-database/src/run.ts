import { spawn } from 'node:child_process'

/** The output of `launcher.ts`. */
export type Command = { file: string; args: string[]; ids: { uid?: number; gid?: number } }

/** The server's own environment (its secrets, PGPORT, a locale) does not reach PostgreSQL. */
export const programEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH ?? '',
  SYSTEMROOT: process.env.SYSTEMROOT ?? '',
  TEMP: process.env.TEMP ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** A program that cannot be started at all counts as failed. */
export function run({ file, args, ids }: Command): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...ids,
      env: programEnvironment,
      // Ctrl-C must not reach it before the server has closed.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const collect = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => resolve({ isDone: false, output: error.message }))
    child.on('close', (code) => resolve({ isDone: code === 0, output: output.trim() }))
  })
}
