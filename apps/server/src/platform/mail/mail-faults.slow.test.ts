/** Slow: workers are started and killed while they send; the operations’ tests check which mails are written. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { messageReceivedMail } from '../../contexts/support/mails/message-received.ts'
import { advanceJobTime } from '../../testing/job-time.ts'
import { runProgram } from '../../testing/run-program.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant } from '../database/transaction.ts'
import { writeMail } from './write-mail.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const app = await testServer.createApp()
const write = (to: string) =>
  inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMail(tx, messageReceivedMail, { to, params: {} }),
  )
const countOf = async (table: string, condition = 'true') =>
  (await testServer.adminPool.query(`SELECT FROM ${table} WHERE ${condition}`)).rowCount ?? 0
const countWaiting = () => countOf('mail')
const waitForNextTry = () => countOf('pgboss.job', "state = 'retry'")
/** A worker left behind by a failed test ends with it. */
const startWorker = async () => {
  const worker = await runProgram('worker.ts', testServer)
  onTestFinished(worker.kill)
  return worker
}
/** Real workers poll at their own pace, and this machine may be busy. */
const WITHIN = { interval: 200 }
const arrivedAt = async (prefix: string) =>
  (await testServer.mails.all()).filter(({ to }) => to.startsWith(prefix))

test('two concurrent workers send fifty mails, each once', async () => {
  const workers = await Promise.all([startWorker(), startWorker()])
  const addresses = Array.from({ length: 50 }, (_, at) => `viele-${at}@example.org`)
  for (const address of addresses) await write(address)
  await expect.poll(countWaiting, WITHIN).toBe(0)
  expect(await Promise.all(workers.map(({ stop }) => stop()))).toEqual([0, 0])
  expect((await arrivedAt('viele-')).map(({ to }) => to).sort()).toEqual(addresses.sort())
})

test('the mail of a worker killed while sending is sent once by another worker', async () => {
  const first = await startWorker()
  const hangs = testServer.mails.stallAtData()
  await write('abgestuerzt@example.org')
  await hangs
  await first.kill()
  await testServer.mails.recover()
  expect(await countWaiting()).toBe(1)

  const second = await startWorker()
  // First the lack of an answer is noticed, then the delay before the next attempt passes.
  await advanceJobTime(testServer.adminUrl, 30)
  await expect.poll(waitForNextTry, WITHIN).toBe(1)
  await advanceJobTime(testServer.adminUrl, 30)
  await expect.poll(countWaiting, WITHIN).toBe(0)
  expect(await second.stop()).toBe(0)
  expect(await testServer.mails.to('abgestuerzt@example.org')).toHaveLength(1)
})

test.each([
  ['weg', 'is away', () => testServer.mails.goDown()],
  ['spaeter', 'says "later"', () => testServer.mails.refuseAtData()],
  ['gekappt', 'loses every connection before it has said yes', () => testServer.mails.cutAtData(false)],
] as const)('%s: while the mail server %s, mails wait; then all arrive, each once', async (name, _, fail) => {
  const worker = await startWorker()
  await fail()
  const addresses = Array.from({ length: 8 }, (_each, at) => `${name}-${at}@example.org`)
  for (const address of addresses) await write(address)
  await expect.poll(waitForNextTry, WITHIN).toBe(8)
  expect([await countWaiting(), await arrivedAt(name)]).toEqual([8, []])

  await testServer.mails.recover()
  await advanceJobTime(testServer.adminUrl, 60)
  await expect.poll(countWaiting, WITHIN).toBe(0)
  expect(await worker.stop()).toBe(0)
  expect((await arrivedAt(name)).map(({ to }) => to).sort()).toEqual(addresses)
})

test('a mail whose recipient is refused is given up, and its job records kind and status without the address', async () => {
  const worker = await startWorker()
  testServer.mails.refuseRecipient('abgelehnt@example.org', '550 5.1.1 abgelehnt@example.org is unknown')
  await write('abgelehnt@example.org')
  const outputs = async () =>
    (await testServer.adminPool.query("SELECT output FROM pgboss.job WHERE output ? 'notes'")).rows
  const reason = 'The mail server answered 550 to RCPT TO.'
  await expect
    .poll(outputs, WITHIN)
    .toEqual([{ output: { notes: [{ refused: messageReceivedMail.kind, reason }] } }])
  expect(await countWaiting()).toBe(0)
  expect(await worker.stop()).toBe(0)
})

test('a mail whose acceptance was lost is sent again under its Message-ID, so that mailboxes show it once', async () => {
  const worker = await startWorker()
  testServer.mails.cutAtData(true)
  await write('ja-verloren@example.org')
  await expect.poll(waitForNextTry, WITHIN).toBe(1)
  await testServer.mails.recover()
  await advanceJobTime(testServer.adminUrl, 60)
  await expect.poll(countWaiting, WITHIN).toBe(0)
  expect(await worker.stop()).toBe(0)
  const arrivedMails = await testServer.mails.to('ja-verloren@example.org')
  expect(arrivedMails).toHaveLength(2)
  expect(new Set(arrivedMails.map(({ messageId }) => messageId)).size).toBe(1)
})
