import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestServer } from './test-server.ts'

const program = fileURLToPath(new URL('worker-process.ts', import.meta.url))

export type WorkerProcess = {
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Asks it to end; its exit code. */
  stop: () => Promise<number | null>
}

/** A worker in a process of its own, on the house's database and mail server; resolves when it works. */
export const startWorkerProcess = async (
  house: Pick<TestServer, 'adminUrl' | 'secretKey'>,
  smtpUrl: string,
): Promise<WorkerProcess> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-worker-'))
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DATABASE_URL: house.adminUrl,
      SECRET_KEY: house.secretKey,
      SMTP_URL: smtpUrl,
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit').then(([code]) => {
    rmSync(dataDir, { recursive: true, force: true })
    return code as number | null
  })
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then((code) => Promise.reject(new Error(`the worker ended with ${code}`))),
  ])
  const endWith = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { kill: async () => void (await endWith('SIGKILL')), stop: () => endWith('SIGTERM') }
}
