import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { openGate } from './testing/gate.ts'
import { ADMIN_HOST } from './testing/hosts.ts'
import { PRODUCTION } from './testing/production.ts'
import { runProgram, startProgram } from './testing/run-program.ts'
import { runToEnd } from './testing/run-to-end.ts'
import { startTestServer } from './testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const WITHIN = { interval: 50 }

const statusOf = (port: number, path: string) =>
  fetch(`http://localhost:${port}${path}`).then(
    ({ status }) => status,
    () => 'nobody',
  )

const startBehindGate = async (environment: Record<string, string>) => {
  const gate = await openGate(() => Number(new URL(testServer.adminUrl).port))
  onTestFinished(gate.close)
  const url = new URL(testServer.adminUrl)
  url.port = String(gate.port)
  const port = await freePort()
  const program = (file: 'main.ts' | 'worker.ts') =>
    runProgram(file, { ...testServer, adminUrl: url.href }, { PORT: String(port), ...environment })
  return { gate, port, program }
}

test('a server and a worker end on request although the database does not respond', async () => {
  const { gate, port, program } = await startBehindGate({ STOP_SECONDS: '2' })
  const [server, worker] = [await program('main.ts'), await program('worker.ts')]
  onTestFinished(async () => void (await Promise.all([server.kill(), worker.kill()])))
  const hanging = statusOf(port, '/')
  gate.silence()
  expect(await Promise.all([server.stop(), worker.stop()])).toEqual([1, 1])
  expect(server.output()).toContain('Wohlauf has not ended within 2 seconds')
  await hanging
})

test('a stopping server still answers for a while, and is not ready', async () => {
  const { port, program } = await startBehindGate({ DRAIN_SECONDS: '3' })
  const server = await program('main.ts')
  onTestFinished(server.kill)
  const answer = await fetch(`http://localhost:${port}/health/ready`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'keep-alive'])
  const ended = server.stop()
  await expect.poll(() => statusOf(port, '/health/ready'), WITHIN).toBe(503)
  const later = await fetch(`http://localhost:${port}/api/openapi.json`)
  expect([later.status, later.headers.get('connection')]).toEqual([200, 'keep-alive'])
  expect(await ended).toBe(0)
  expect(await statusOf(port, '/health/live')).toBe('nobody')
})

test('a server that is asked to end as soon as it answers that it is ready ends in order', async () => {
  const port = await freePort()
  const server = startProgram('main.ts', testServer, { PORT: String(port) })
  onTestFinished(server.kill)
  await expect.poll(() => statusOf(port, '/health/ready'), { ...WITHIN, interval: 1 }).toBe(200)
  expect(await server.stop()).toBe(0)
})

test.each(['main.ts', 'worker.ts'] as const)(
  '%s that is asked to end while it starts ends in order',
  async (file) => {
    const holder = await testServer.adminPool.connect()
    onTestFinished(() => holder.release())
    await holder.query('BEGIN; LOCK TABLE habit IN ACCESS EXCLUSIVE MODE')
    const program = startProgram(file, testServer, { PORT: String(await freePort()) })
    onTestFinished(program.kill)
    await expect.poll(program.output, WITHIN).toContain('Waiting for other transactions')
    const ended = program.stop()
    await holder.query('ROLLBACK')
    expect(await ended).toBe(0)
    expect(program.output()).not.toMatch(/ready|serves port|cannot start/)
  },
)

test('a server whose port is in use says so before it has made anything', async () => {
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-port-'))
  onTestFinished(() => {
    taken.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = taken.address() as AddressInfo
  const { code, complained } = await runToEnd('main.ts', [], { DATA_DIR: dataDir, PORT: String(port) })
  expect([code, complained]).toEqual([
    1,
    `Wohlauf cannot start: Port ${port} is in use by another program. Choose another one, for example PORT=${port + 1}.\n`,
  ])
  expect(readdirSync(dataDir)).toEqual(['secrets.json'])
})

test('a server whose embedded database cannot be restarted says so and exits, for a supervisor to restart it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-ending-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const server = await runProgram('main.ts', testServer, {
    // The demo world is left out: it takes longer than all the rest.
    ...PRODUCTION,
    ADMIN_HOST,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
  })
  onTestFinished(server.kill)
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'away'))
  process.kill(Number(pid), 'SIGKILL')
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('Wohlauf ends: PostgreSQL did not start')
})
