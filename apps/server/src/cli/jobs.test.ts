import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageReceivedMail } from '../contexts/support/mails/message-received.ts'
import { inTenant } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

let isBroken = true
const shaky = defineJob({
  name: 'test-shaky',
  payload: z.object({ noteId: z.string() }),
  retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 },
  run: async () => {
    if (isBroken) throw new Error('refused for petra@example.org\nsecond line')
  },
})
const testServer = await startTestServer({ moreJobs: [shaky] })
afterAll(testServer.stop)

const jobs = async (...args: string[]) => {
  const { code, output, errorOutput } = await runToEnd('cli/jobs.ts', args, {
    DATABASE_URL: testServer.adminUrl,
    SECRET_KEY: testServer.secretKey,
  })
  return { code, output: output.trim(), errorOutput: errorOutput.trim() }
}

test('a failed job is listed, run once more, and then no longer listed', async () => {
  const app = await testServer.createApp()
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, shaky, { noteId: 'one' }),
  )
  expect(await jobs('failed')).toMatchObject({ code: 0, output: 'No job has failed.' })
  await testServer.runJobs()
  const { output } = await jobs('failed')
  expect(output.split('\n')).toHaveLength(1)
  const [id = '', name, ofApp, , error] = output.split('  ')
  expect([name, ofApp, error]).toEqual(['test-shaky', `app ${app.appId}`, 'Error refused for …'])
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })

  isBroken = false
  expect(await jobs('retry', id)).toMatchObject({ code: 0, output: 'The job runs once more.' })
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(await jobs('failed')).toMatchObject({ output: 'No job has failed.' })
})

test('a mail whose recipient is refused is listed by kind and status, and queues by their counts', async () => {
  const app = await testServer.createApp()
  expect(await jobs('refused')).toMatchObject({ code: 0, output: 'No mail was refused.' })
  testServer.mails.refuseRecipient('petra@example.org', '550 5.1.1 petra@example.org is unknown')
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMail(tx, messageReceivedMail, { to: 'petra@example.org', params: {} }),
  )
  expect((await jobs('queues')).output).toMatch(
    /^send-mail {2}\d+ ready {2}\d+ retrying {2}\d+ active {2}\d+ failed {2}oldest waits \d+ s$/m,
  )
  await testServer.runJobs()
  const [, kind, ofApp, , reason] = (await jobs('refused')).output.split('  ')
  expect([kind, ofApp, reason]).toEqual([
    messageReceivedMail.kind,
    `app ${app.appId}`,
    'The mail server answered 550 to RCPT TO.',
  ])
})

test('an unknown command or job is named in the error message', async () => {
  const id = crypto.randomUUID()
  expect(await jobs('retry', id)).toMatchObject({ code: 1, errorOutput: `There is no failed job ${id}.` })
  expect(await jobs('retry', 'all')).toMatchObject({ code: 0, output: 'No job has failed.' })
  expect((await jobs('explode')).errorOutput).toContain('npm run jobs -- failed')
})
