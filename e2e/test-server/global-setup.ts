import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { publishRunningProduct } from './running.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const LOOK_AGAIN_MS = 100

/** The demo world's hosts contain the port, so it has to be known before the server chooses one. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The caller's own configuration does not reach the journeys: an empty value counts as unset. */
const environment = (port: number, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(
    [
      'DATABASE_URL',
      'SECRET_KEY',
      'FORMER_SECRET_KEYS',
      'ADMIN_HOST',
      'S3_ENDPOINT',
      'SMTP_URL',
      'SUPPORT_EMAIL',
      'SECURITY_EMAIL',
    ].map((name) => [name, '']),
  ),
  PORT: String(port),
  DATA_DIR: dataDir,
  NODE_ENV: 'development',
  // Each journey sends its own network address (`browser/test.ts`).
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'error',
})

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** @throws Error with the product's whole output, when it exits before */
const untilReady = async (server: ChildProcess, port: number): Promise<void> => {
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (bytes) => (output += String(bytes)))
  while (!(await isReady(port))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The product did not start:\n${output}`)
    await setTimeout(LOOK_AGAIN_MS)
  }
}

/** Starts the product as its users do, with a demo world of its own, and stops it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-journeys-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['packages/demo/src/start.ts'], {
    cwd: root,
    env: environment(port, dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(server, 'exit')
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM')
    await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(server, port)
  } catch (error) {
    await stop()
    throw error
  }
  // From here on the server logs only errors, which belong in the journeys' report.
  server.stdout?.pipe(process.stderr, { end: false })
  publishRunningProduct({ port, dataDir })
  return stop
}
