import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { openGate } from './testing/gate.ts'
import { runProgram, startProgram } from './testing/run-program.ts'
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
  const program = (file: 'main.ts' | 'worker.ts', more: Record<string, string> = {}) =>
    runProgram(file, { ...testServer, adminUrl: url.href }, { PORT: String(port), ...environment, ...more })
  return { gate, port, program }
}

test('a server and a worker are ready, and end on request, although the database does not respond', async () => {
  const { gate, port, program } = await startBehindGate({ STOP_SECONDS: '2' })
  const workerPort = await freePort()
  const [server, worker] = [
    await program('main.ts'),
    await program('worker.ts', { METRICS_PORT: String(workerPort) }),
  ]
  onTestFinished(async () => void (await Promise.all([server.kill(), worker.kill()])))
  const hanging = statusOf(port, '/')
  gate.silence()
  for (const asked of [port, workerPort])
    expect([await statusOf(asked, '/health/live'), await statusOf(asked, '/health/ready')]).toEqual([
      200, 200,
    ])
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
  const stopping = server.stop()
  await expect.poll(() => statusOf(port, '/health/ready'), WITHIN).toBe(503)
  const later = await fetch(`http://localhost:${port}/api/openapi.json`)
  expect([later.status, later.headers.get('connection')]).toEqual([200, 'keep-alive'])
  expect(await stopping).toBe(0)
  expect(await statusOf(port, '/health/live')).toBe('nobody')
})

test('a server that is asked to end as soon as it answers that it is ready ends in order', async () => {
  const port = await freePort()
  const server = startProgram('main.ts', testServer, { PORT: String(port) })
  onTestFinished(server.kill)
  await expect.poll(() => statusOf(port, '/health/ready'), { ...WITHIN, interval: 1 }).toBe(200)
  expect(await server.stop()).toBe(0)
})
