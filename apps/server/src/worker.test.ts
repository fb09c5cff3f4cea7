import { createContactMessage } from '@wohlauf/contract/support/support'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { runProgram } from './testing/run-program.ts'
import { runToEnd } from './testing/run-to-end.ts'
import { startTestServer } from './testing/test-server.ts'

const testServer = await startTestServer({ environment: { SUPPORT_EMAIL: 'hilfe@wohlauf.example' } })
afterAll(testServer.stop)
const WITHIN = { interval: 200 }

const run = async (...args: [Parameters<typeof runProgram>[0], Record<string, string>?]) => {
  const [file, environment] = args
  const program = await runProgram(file, testServer, environment)
  onTestFinished(program.kill)
  return program
}

const states = async () => {
  const { rows } = await testServer.adminPool.query<{ state: string }>(
    `SELECT state FROM pgboss.job WHERE name = 'send-mail'`,
  )
  return rows.map(({ state }) => state)
}

test('a separate worker runs jobs beside the server on its database, and both end in order on request', async () => {
  const port = await freePort()
  await testServer.createApp({ host: `localhost:${port}` })
  const server = await run('main.ts', { PORT: String(port), SUPPORT_EMAIL: 'hilfe@wohlauf.example' })
  const worker = await run('worker.ts')
  const addresses = Array.from({ length: 12 }, (_, at) => `nachricht-${at}@example.org`)
  for (const emailAddress of addresses) {
    const { status } = await fetch(`http://localhost:${port}${createContactMessage.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress, message: 'Ich komme nicht hinein.' }),
    })
    expect(status).toBe(200)
  }
  await expect.poll(async () => new Set(await states()), WITHIN).toEqual(new Set(['completed']))
  const arrivedMails = (await testServer.mails.all()).map(({ to }) => to)
  expect(arrivedMails.filter((to) => to !== 'hilfe@wohlauf.example').sort()).toEqual(addresses.sort())
  expect(arrivedMails.filter((to) => to === 'hilfe@wohlauf.example')).toHaveLength(12)
  expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0])
  expect([server.output(), worker.output()].join('')).not.toMatch(/error|warn|"level":[4-6]0/i)
})

test('a worker that is asked to end while it sends a mail sends it, says so to its supervisor, and ends', async () => {
  const METRICS_PORT = String(await freePort())
  const worker = await run('worker.ts', { METRICS_PORT })
  const health = () =>
    Promise.all(
      ['live', 'ready'].map(async (path) => {
        const answer = await fetch(`http://localhost:${METRICS_PORT}/health/${path}`)
        return [answer.status, await answer.json()]
      }),
    )
  const checkReady = async () => (await runToEnd('cli/check-ready.ts', ['worker'], { METRICS_PORT })).code
  expect(await health()).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ok' }],
  ])
  expect(await checkReady()).toBe(0)
  const hangs = testServer.mails.stallAtData()
  await testServer.call(createContactMessage, { emailAddress: 'noch-eben@example.org', message: 'Hallo' })
  await hangs
  const ending = worker.stop()
  // A mail released before the worker has got the signal would prove nothing.
  await expect.poll(worker.output, WITHIN).toContain('The worker ends')
  expect(await health()).toEqual([
    [200, { status: 'ok' }],
    [503, { status: 'leaving' }],
  ])
  expect(await checkReady()).toBe(1)
  testServer.mails.letThrough()
  expect(await ending).toBe(0)
  expect(await testServer.mails.to('noch-eben@example.org')).toHaveLength(1)
  const { rowCount } = await testServer.adminPool.query(
    "SELECT FROM mail WHERE to_address = 'noch-eben@example.org'",
  )
  expect(rowCount).toBe(0)
})
