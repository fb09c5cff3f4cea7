import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * A program of the measurements in a separate process; it reports its port when it listens.
 * @param file in this folder
 */
export const child = async (
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; port: number }> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env: { ...process.env, ...env } })
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it listened`)))
  })
  return { process: child, port }
}
