import { randomUUID } from 'node:crypto'
import { getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import {
  getFailedJobsAsAdmin,
  getProcessesAsAdmin,
  getQueuesAsAdmin,
  getSecurityEventsAsAdmin,
  retryFailedJobAsAdmin,
} from '@wohlauf/contract/administration/administration-running'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SCHEMAS } from '../../../platform/database/function-schemas.ts'
import { inTenant } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { writeMail, writeMails } from '../../../platform/mail/write-mail.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { messageReceivedMail } from '../../support/mails/message-received.ts'

const SECRET = 'petra-geheim@example.org'

let isBroken = true
let runs = 0
const shaky = defineJob({
  name: 'test-shaky',
  payload: z.object({ noteId: z.string() }),
  retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 },
  run: async () => {
    runs += 1
    if (isBroken) throw new Error(`refused for ${SECRET}\nsecond line`)
  },
})
const testServer = await startTestServer({ moreJobs: [shaky] })
afterAll(testServer.stop)
const app = await testServer.createApp()
const token = await testServer.signInAdmin(await testServer.createAdmin())
const as = { token }

const enqueueShaky = () =>
  inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, shaky, { noteId: 'one' }),
  )
const failures = async () => (await testServer.call(getFailedJobsAsAdmin, {}, as)).body
const retry = (jobId: string) => testServer.call(retryFailedJobAsAdmin, { jobId }, as)

test('a waiting job is counted from its due time on, whether or not a worker runs', async () => {
  const queues = async () => (await testServer.call(getQueuesAsAdmin, {}, as)).body.queues
  expect(await queues()).toEqual([])
  await testServer.adminPool.query('UPDATE pgboss.test_time SET now = $1', [testServer.clock.now()])
  await enqueueShaky()
  expect(await queues()).toEqual([
    {
      kind: { name: 'test-shaky', title: 'test-shaky' },
      ready: 1,
      retrying: 0,
      active: 0,
      oldestDueAt: testServer.clock.now().toISOString(),
    },
  ])
  // The state after a failure, before the next attempt is due.
  await testServer.adminPool.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = $1 WHERE name = 'test-shaky'`,
    [new Date(testServer.clock.now().getTime() + 60_000)],
  )
  expect(await queues()).toMatchObject([{ ready: 0, retrying: 1, active: 0, oldestDueAt: null }])
  testServer.clock.advance(60_000)
  isBroken = false
  await testServer.runJobs()
  expect(await queues()).toEqual([])
})

test('a failed job is listed without addresses, and two presses of retry let it run once', async () => {
  isBroken = true
  await enqueueShaky()
  await testServer.runJobs()
  const { failedJobs, countOfFailedJobs } = await failures()
  expect([failedJobs, countOfFailedJobs]).toEqual([
    [
      {
        jobId: expect.any(String),
        kind: { name: 'test-shaky', title: 'test-shaky' },
        app: { appId: app.appId, title: app.title },
        at: expect.any(String),
        error: 'Error refused for …',
      },
    ],
    1,
  ])
  const { jobId = '' } = failedJobs[0] ?? {}
  ;[isBroken, runs] = [false, 0]
  expect(await callConcurrently(4, () => retry(jobId))).toEqual({ 200: 4 })
  expect((await failures()).countOfFailedJobs).toBe(0)
  await testServer.runJobs()
  expect((await retry(jobId)).status).toBe(200)
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
  expect(runs).toBe(1)
})

test('a retry that fails again is listed again; an unknown job is refused, and neither changes others', async () => {
  isBroken = true
  await enqueueShaky()
  await enqueueShaky()
  await testServer.runJobs()
  const before = await failures()
  expect((await retry(randomUUID())).status).toBe(404)
  expect(await failures()).toEqual(before)
  const { jobId = '' } = before.failedJobs[0] ?? {}
  await retry(jobId)
  expect((await failures()).countOfFailedJobs).toBe(1)
  await testServer.runJobs()
  expect((await failures()).failedJobs.map((job) => job.jobId).sort()).toEqual(
    before.failedJobs.map((job) => job.jobId).sort(),
  )
  await testServer.adminPool.query(`DELETE FROM pgboss.job WHERE name = 'test-shaky'`)
})

test('a retry is refused unless its admin has logged in within ten minutes', async () => {
  isBroken = true
  await enqueueShaky()
  await testServer.runJobs()
  const before = await failures()
  const { jobId = '' } = before.failedJobs[0] ?? {}
  testServer.clock.advance(11 * 60_000)
  const refusedRetry = await retry(jobId)
  expect([refusedRetry.status, refusedRetry.body]).toMatchObject([
    403,
    { identifier: 'fresh-login-required' },
  ])
  expect(await failures()).toEqual(before)
  const fresh = await testServer.signInAdmin(await testServer.createAdmin())
  expect((await testServer.call(retryFailedJobAsAdmin, { jobId }, { token: fresh })).status).toBe(200)
  await testServer.adminPool.query(`DELETE FROM pgboss.job WHERE name = 'test-shaky'`)
})

test('each accepted retry is in the audit log', async () => {
  const { body } = await testServer.call(getAuditEntriesAsAdmin, {}, as)
  const [entry] = body.items
  expect([entry?.title, entry?.target?.kind]).toEqual(['Fehlgeschlagenen Auftrag wiederholt', 'job'])
})

test('of more than fifty failed jobs the newest are listed, and all are counted', async () => {
  const insert = (number: number, at: Date) =>
    testServer.adminPool.query(
      `INSERT INTO pgboss.job (id, name, state, data, completed_on) VALUES ($1, 'send-mail', 'failed', '{}', $2)`,
      [`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, at],
    )
  for (let number = 0; number < 52; number += 1)
    await insert(number, new Date(testServer.clock.now().getTime() + number * 1000))
  const { failedJobs, countOfFailedJobs } = await failures()
  expect([failedJobs.length, countOfFailedJobs]).toEqual([50, 52])
  expect(failedJobs[0]).toMatchObject({
    jobId: '00000000-0000-4000-8000-000000000051',
    kind: { title: 'E-Mail senden' },
    app: null,
    error: 'unknown',
  })
  await testServer.adminPool.query(`DELETE FROM pgboss.job WHERE state = 'failed'`)
})

test('a mail whose recipient is refused for good is listed by its kind and the answer, without the address', async () => {
  testServer.mails.refuseRecipient(SECRET, `550 5.1.1 ${SECRET} is unknown`)
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMail(tx, messageReceivedMail, { to: SECRET, params: {} }),
  )
  await testServer.runJobs()
  const answer = await failures()
  expect(answer.refusedMails).toEqual([
    {
      jobId: expect.any(String),
      kind: { name: messageReceivedMail.kind, title: 'Nachricht erhalten' },
      app: { appId: app.appId, title: app.title },
      at: expect.any(String),
      status: 550,
    },
  ])
  expect(JSON.stringify(answer)).not.toContain('geheim')
})

test('a refused mail stays listed when another mail of its job has to wait, until and after that one is sent', async () => {
  const [refusedAddress, slowAddress] = ['weg@burst.example', 'spaeter@burst.example']
  testServer.mails.refuseRecipient(refusedAddress, '550 5.1.1 unknown')
  testServer.mails.refuseRecipient(slowAddress, '451 4.7.1 try again later')
  const countOfRefused = async () =>
    (await testServer.adminPool.query(`SELECT FROM ${SCHEMAS.jobs}.refused_mails(NULL)`)).rowCount ?? 0
  const before = await countOfRefused()
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMails(
      tx,
      messageReceivedMail,
      [refusedAddress, slowAddress].map((to) => ({ to, params: {} })),
    ),
  )
  expect(await testServer.runJobs()).toMatchObject({ failed: 1 })
  expect(await countOfRefused()).toBe(before + 1)
  testServer.clock.advance(3_600_000)
  expect(await testServer.runJobs()).toMatchObject({ failed: 1 })
  expect(await countOfRefused()).toBe(before + 1)
  testServer.mails.refuseRecipient(slowAddress, null)
  testServer.clock.advance(3_600_000)
  expect(await testServer.runJobs()).toMatchObject({ failed: 0 })
  expect(await countOfRefused()).toBe(before + 1)
})

test('only admins may call it', async () => {
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  for (const operation of [
    getQueuesAsAdmin,
    getFailedJobsAsAdmin,
    getProcessesAsAdmin,
    getSecurityEventsAsAdmin,
  ]) {
    const refusedCall = await testServer.call(operation, {}, { token: manager })
    expect(refusedCall.status, operation.name).toBe(401)
  }
  for (const text of [
    `${SCHEMAS.jobs}.queues()`,
    `${SCHEMAS.jobs}.failed_jobs(1)`,
    `${SCHEMAS.jobs}.refused_mails(1)`,
  ])
    await expect(testServer.pool.query(`SELECT * FROM ${text}`)).rejects.toMatchObject({ code: '42501' })
  await expect(
    testServer.pool.query(`SELECT ${SCHEMAS.jobs}.retry_failed('${randomUUID()}')`),
  ).rejects.toMatchObject({
    code: '42501',
  })
})
