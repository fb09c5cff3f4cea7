import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { advanceJobTime } from '../../testing/job-time.ts'
import { sampleMail } from '../../testing/sample-mail.ts'
import { startWorkerProcess } from '../../testing/start-worker-process.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant } from '../database/transaction.ts'
import { writeMail } from './write-mail.ts'

const house = await startTestServer({ moreMails: [sampleMail] })
afterAll(house.stop)

const app = await house.createApp()
const write = (to: string) =>
  inTenant(house.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMail(tx, sampleMail, { to, params: sampleMail.sample }),
  )
const waiting = async () => (await house.adminPool.query('SELECT FROM mail')).rowCount
const waitForNextTry = async () =>
  (await house.adminPool.query(`SELECT FROM pgboss.job WHERE state = 'retry'`)).rowCount
/** A worker that a failed test leaves behind ends with it. */
const startWorker = async () => {
  const worker = await startWorkerProcess(house, house.mails.smtpUrl)
  onTestFinished(worker.kill)
  return worker
}
/** Real workers look round at their own pace, and this machine may be busy. */
const WITHIN = { timeout: 100_000, interval: 200 }
vi.setConfig({ testTimeout: 240_000 })

test('two workers at once send fifty mails, each once', async () => {
  const workers = await Promise.all([startWorker(), startWorker()])
  const addresses = Array.from({ length: 50 }, (_, at) => `viele-${at}@example.org`)
  for (const address of addresses) await write(address)
  await expect.poll(waiting, WITHIN).toBe(0)
  expect(await Promise.all(workers.map(({ stop }) => stop()))).toEqual([0, 0])
  const arrived = (await house.mails.all()).map(({ to }) => to).filter((to) => to.startsWith('viele-'))
  expect(arrived.sort()).toEqual(addresses.sort())
})

test('a worker killed while it hands a mail over is missed: another one sends it, once', async () => {
  const first = await startWorker()
  const hangs = house.mails.stallAtData()
  await write('abgestuerzt@example.org')
  await hangs
  await first.kill()
  await house.mails.comeBack()
  expect(await waiting()).toBe(1)

  const second = await startWorker()
  // First the silence is noticed, then the wait before the next try is over.
  await advanceJobTime(house.adminUrl, 30)
  await expect.poll(waitForNextTry, WITHIN).toBe(1)
  await advanceJobTime(house.adminUrl, 30)
  await expect.poll(waiting, WITHIN).toBe(0)
  expect(await second.stop()).toBe(0)
  expect(await house.mails.to('abgestuerzt@example.org')).toHaveLength(1)
})
