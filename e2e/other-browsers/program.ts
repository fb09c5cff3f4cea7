import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** @throws Error when it cannot be started */
export const startProgram = async (path: string, args: readonly string[], options: SpawnOptions) => {
  const child = spawn(path, args, options)
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await once(child, 'spawn')
  return {
    process: child,
    ended: exit,
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      await exit
    },
  }
}
