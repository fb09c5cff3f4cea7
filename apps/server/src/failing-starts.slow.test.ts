/** Slow: servers are started as processes until they fail; `ending.test.ts` ends those that run. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { ADMIN_HOST } from './testing/hosts.ts'
import { PRODUCTION } from './testing/production.ts'
import { runProgram, startProgram } from './testing/run-program.ts'
import { runToEnd } from './testing/run-to-end.ts'
import { startTestServer } from './testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test.each(['main.ts', 'worker.ts'] as const)(
  '%s that is asked to end while it starts ends in order',
  async (file) => {
    const holder = await testServer.adminPool.connect()
    onTestFinished(() => holder.release())
    await holder.query('BEGIN; LOCK TABLE habit IN ACCESS EXCLUSIVE MODE')
    const program = startProgram(file, testServer, { PORT: String(await freePort()) })
    onTestFinished(program.kill)
    await expect.poll(program.output).toContain('Waiting for other transactions')
    const stopping = program.stop()
    await holder.query('ROLLBACK')
    expect(await stopping).toBe(0)
    expect(program.output()).not.toMatch(/ready|serves port|cannot start/)
  },
)

test('a server whose port is in use says so before it has made anything', async () => {
  const takenPort = createServer().listen(0, 'localhost')
  await once(takenPort, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-port-'))
  onTestFinished(() => {
    takenPort.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = takenPort.address() as AddressInfo
  const { code, errorOutput } = await runToEnd('main.ts', [], { DATA_DIR: dataDir, PORT: String(port) })
  expect([code, errorOutput]).toEqual([
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
  expect(await server.exit).toBe(1)
  expect(server.output()).toContain('Wohlauf ends: PostgreSQL did not start')
})
