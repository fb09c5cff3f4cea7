import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inheritedEnvironment, programPath } from './run-to-end.ts'
import type { TestServer } from './test-server.ts'

export type RunningProgram = {
  /** Kills it like a power cut. */
  kill: () => Promise<void>
  /** Asks it to end; resolves to its exit code. */
  stop: () => Promise<number | null>
  /** Its exit code, once it has ended for any reason. */
  exit: Promise<number | null>
  /** Its output so far, errors included. */
  output: () => string
}

/**
 * Starts one of the product's programs in a separate process, on the test server's database and mail server.
 *
 * @param file beside `main.ts`
 * @param environment in addition to the settings that lead to the test server
 * @returns also `ready`: resolves when the program reports that it is ready, and rejects when it ends before
 */
export const startProgram = (
  file: 'main.ts' | 'worker.ts',
  { adminUrl, secretKey, mails }: Pick<TestServer, 'adminUrl' | 'secretKey' | 'mails'>,
  environment: Record<string, string> = {},
): RunningProgram & { ready: Promise<void> } => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-program-'))
  const child = spawn(process.execPath, [programPath(file)], {
    env: {
      ...inheritedEnvironment(),
      DATA_DIR: dataDir,
      DATABASE_URL: adminUrl,
      SECRET_KEY: secretKey,
      SMTP_URL: mails.smtpUrl,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        output += String(bytes)
        if (/ready|serves port/.test(output)) resolve()
      })
  })
  const exited = once(child, 'exit').then(([code]) => {
    rmSync(dataDir, { recursive: true, force: true })
    return code as number | null
  })
  const ready = Promise.race([
    isReady,
    exited.then((code) => Promise.reject(new Error(`${file} ended with ${code}:\n${output}`))),
  ])
  ready.catch(() => {})
  const endWith = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    ready,
    kill: async () => void (await endWith('SIGKILL')),
    stop: () => endWith('SIGTERM'),
    exit: exited,
    output: () => output,
  }
}

/** Like {@link startProgram}; resolves when the program reports that it is ready. */
export const runProgram = async (...args: Parameters<typeof startProgram>): Promise<RunningProgram> => {
  const { ready, ...program } = startProgram(...args)
  await ready
  return program
}
