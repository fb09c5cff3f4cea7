import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The product's worker, as `npm run worker` starts it. */
export const startWorker = async (env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const file = fileURLToPath(new URL('../../apps/server/src/worker.ts', import.meta.url))
  const worker = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const [line] of [await once(worker.stdout as NodeJS.ReadableStream, 'data')])
    if (!String(line).includes('ready')) throw new Error(String(line))
  worker.stdout?.resume()
  return worker
}
