import { afterAll, expect, test } from 'vitest'
import { sampleMail } from '../../testing/mail/sample-mail.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant, type Tx } from '../database/transaction.ts'
import { dropOldMails } from './drop-old-mails.ts'
import { mailJobs } from './send-mail.ts'
import { SEND_MAIL } from './send-mail-job.ts'
import { mail as mailTable } from './tables.ts'
import { writeMail } from './write-mail.ts'

const testServer = await startTestServer({ moreMails: [sampleMail] })
afterAll(testServer.stop)

const within = <T>(appId: string, work: (tx: Tx) => Promise<T>) =>
  inTenant(testServer.pool, { appId, userId: null, reach: 'app' }, work)
const tokenId = testServer.services.newLinkId()
const letter = (to: string, params: Partial<typeof sampleMail.sample> = {}) => ({
  to,
  params: {
    firstName: 'Petra',
    message: 'Bitte helft mir.',
    link: { path: '/konto/{token}', tokenId },
    ...params,
  },
})
const countWaiting = async (appId: string) =>
  within(appId, (tx) => tx.select({ id: mailTable.id, params: mailTable.params }).from(mailTable))

test('a mail is sent after the commit, from the app, and no copy of it stays', async () => {
  const app = await testServer.createApp()
  await within(app.appId, (tx) =>
    writeMail(tx, sampleMail, { ...letter('petra@example.org'), replyTo: 'hilfe@example.org' }),
  )
  const [row] = await countWaiting(app.appId)
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })

  const [mail, ...others] = await testServer.mails.to('petra@example.org')
  expect(others).toEqual([])
  const sender = await within(app.appId, async (tx) => {
    const { rows } = await tx.execute<{ at: string }>('SELECT sender_email_address AS at FROM app')
    return rows[0]?.at ?? ''
  })
  expect(mail).toMatchObject({
    from: { name: app.title, address: sender },
    replyTo: 'hilfe@example.org',
    subject: 'Hallo Petra',
    messageId: `<${row?.id}@${sender.split('@')[1]}>`,
  })
  expect(await countWaiting(app.appId)).toEqual([])
})

test('HTML and text have the same content, and users’ input is plain text in them', async () => {
  const app = await testServer.createApp()
  const message = 'Zeile <b>eins</b>\n"Zeile zwei" & <script>alert(1)</script>'
  await within(app.appId, (tx) => writeMail(tx, sampleMail, letter('text@example.org', { message })))
  await testServer.runJobs()
  const [mail] = await testServer.mails.to('text@example.org')
  for (const sentence of [
    'Schön, dass du da bist.',
    'zwei Birnen',
    'Konto anlegen',
    'Dann tu einfach nichts.',
  ]) {
    expect(mail?.text).toContain(sentence)
    expect(mail?.html).toContain(sentence)
  }
  expect(mail?.html).toContain('lang="de"')
  expect(mail?.html).toContain('&lt;script&gt;')
  expect(mail?.html).not.toMatch(/<script|<img|<b>/)
  expect(mail?.text).toContain('> Zeile <b>eins</b>\n> "Zeile zwei" & <script>alert(1)</script>')
})

test('a link leads to the app’s host, with the token derived from its id, which the database does not contain', async () => {
  const app = await testServer.createApp()
  await within(app.appId, (tx) => writeMail(tx, sampleMail, letter('link@example.org')))
  const token = testServer.services.linkToken(app.appId, tokenId)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await countWaiting(app.appId))).not.toContain(token)
  await testServer.runJobs()
  const [mail] = await testServer.mails.to('link@example.org')
  expect(mail?.links).toEqual([`http://${app.host}/konto/${token}`])
  expect(mail?.text.split(`http://${app.host}/konto/${token}`)).toHaveLength(2)
})

test('a subject stays one line with any name in it', async () => {
  const app = await testServer.createApp()
  const firstName = 'Petra\r\nBcc: alle@example.org'
  await within(app.appId, (tx) => writeMail(tx, sampleMail, letter('zeile@example.org', { firstName })))
  await testServer.runJobs()
  expect(await testServer.mails.to('alle@example.org')).toEqual([])
  expect((await testServer.mails.to('zeile@example.org'))[0]?.subject).toBe(
    'Hallo Petra Bcc: alle@example.org',
  )
})

test('an address is always one address, with any content', async () => {
  const app = await testServer.createApp()
  await within(app.appId, (tx) => writeMail(tx, sampleMail, letter('eins@example.org, zwei@example.org')))
  // Mail servers do not accept it as an address, and refuse it permanently.
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect((await testServer.mails.all()).filter(({ to }) => /^(eins|zwei)@/.test(to))).toHaveLength(0)
  expect(await countWaiting(app.appId)).toEqual([])
})

test('a mail of a rolled-back transaction is never sent', async () => {
  const app = await testServer.createApp()
  const undone = within(app.appId, async (tx) => {
    await writeMail(tx, sampleMail, letter('nie@example.org'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await testServer.runJobs()
  expect(await testServer.mails.to('nie@example.org')).toEqual([])
})

test('a mail whose account is deleted is not sent', async () => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  await within(app.appId, (tx) =>
    writeMail(tx, sampleMail, { ...letter(user.emailAddress), accountId: user.id }),
  )
  await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(await testServer.mails.to(user.emailAddress)).toEqual([])
})

test('while the mail server is unavailable mails wait, and then arrive once', async () => {
  const app = await testServer.createApp()
  await testServer.mails.goDown()
  await within(app.appId, async (tx) => {
    for (let at = 0; at < 5; at++) await writeMail(tx, sampleMail, letter(`warten-${at}@example.org`))
  })
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 5 })
  testServer.clock.advance(30_000)
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 5 })
  await testServer.mails.recover()
  testServer.clock.advance(60_000)
  expect(await testServer.runJobs()).toEqual({ done: 5, failed: 0 })
  const arrivedMails = (await testServer.mails.all()).filter(({ to }) => to.startsWith('warten-'))
  expect(new Set(arrivedMails.map(({ to }) => to)).size).toBe(5)
  expect(arrivedMails).toHaveLength(5)
})

test('while a mail server takes its time no transaction is open, and the account can be deleted', async () => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  await within(app.appId, (tx) =>
    writeMail(tx, sampleMail, { ...letter('langsam@example.org'), accountId: user.id }),
  )
  const hangs = testServer.mails.stallAtData()
  const running = testServer.runJobs()
  await hangs
  const { rows } = await testServer.adminPool.query(
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  )
  expect(rows).toEqual([])
  await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
  testServer.mails.letThrough()
  expect(await running).toEqual({ done: 1, failed: 0 })
  expect(await testServer.mails.to('langsam@example.org')).toHaveLength(1)
})

test('a mail whose job the queue hands out again while it is sent is sent once', async () => {
  const app = await testServer.createApp()
  const { appId } = app
  await within(appId, (tx) => writeMail(tx, sampleMail, letter('doppelt@example.org')))
  const [row] = await countWaiting(appId)
  const sendMail = mailJobs([sampleMail]).find(({ name }) => name === SEND_MAIL.name)
  const hangs = testServer.mails.stallAtData()
  const run = () =>
    sendMail?.run({
      payload: { mailId: row?.id },
      appId,
      record: () => {},
      inTx: (work) => within(appId, work),
      inTxAs: (_userId, work) => within(appId, work),
      now: testServer.clock.now(),
      services: testServer.services,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })
  const first = run()
  await hangs
  await expect(run()).rejects.toThrow('This mail is being sent.')
  testServer.mails.letThrough()
  await first
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(await testServer.mails.to('doppelt@example.org')).toHaveLength(1)
})

test('the queue waits for a mail, and for all of a burst, longer than the mail server may take', async () => {
  const { rows } = await testServer.adminPool.query(
    `SELECT name, expire_seconds AS seconds FROM pgboss.queue WHERE name LIKE 'send-mail%' ORDER BY name`,
  )
  expect(rows).toEqual([
    { name: 'send-mail', seconds: 900 },
    { name: 'send-mails', seconds: 13 * 900 },
  ])
})

test.each([
  '550 5.1.1 no such user',
  '550 5.2.1 mailbox disabled',
  '550 5.4.1 recipient address rejected',
  '550 5.5.0 mailbox unavailable',
  '550 no such user',
  '551 moved away',
  '552 5.2.2 mailbox full',
  '553 5.1.3 not an address here',
  '501 5.1.3 bad recipient address syntax',
  '501 syntax error',
  '554 5.1.1 no such user',
  '556 5.1.10 the domain takes no mail',
])('a permanently refused recipient (%s) is not retried, and the mail is deleted', async (reply) => {
  const app = await testServer.createApp()
  testServer.mails.refuseRecipient('niemand@example.org', reply)
  await within(app.appId, (tx) => writeMail(tx, sampleMail, letter('niemand@example.org')))
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(await countWaiting(app.appId)).toEqual([])
  testServer.mails.refuseRecipient('niemand@example.org', null)
  testServer.clock.advance(4 * 86_400_000)
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
  expect(await testServer.mails.to('niemand@example.org')).toEqual([])
})

test.each([
  '450 4.2.1 try later',
  '452 full',
  '550 5.7.1 relaying denied',
  '550 5.1.8 sender address rejected',
  '552 5.3.4 message too big',
  '530 5.7.0 log in first',
  '554 sender is on a list',
])('a refusal that is temporary, or not about the recipient (%s), leaves the mail waiting', async (reply) => {
  const app = await testServer.createApp()
  const to = `spaeter-${reply.slice(0, 3)}-${reply.length}@example.org`
  testServer.mails.refuseRecipient(to, reply)
  await within(app.appId, (tx) => writeMail(tx, sampleMail, letter(to)))
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 1 })
  expect(await countWaiting(app.appId)).toHaveLength(1)
  testServer.mails.refuseRecipient(to, null)
  testServer.clock.advance(60_000)
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect(await testServer.mails.to(to)).toHaveLength(1)
})

test('mails that could not be sent for thirty days are deleted', async () => {
  const app = await testServer.createApp()
  const old = new Date(testServer.clock.now().getTime() - 31 * 86_400_000)
  await within(app.appId, (tx) =>
    tx.insert(mailTable).values([
      { kind: 'test-sample', toAddress: 'alt@example.org', params: {}, createdAt: old },
      { kind: 'test-sample', toAddress: 'neu@example.org', params: {}, createdAt: testServer.clock.now() },
    ]),
  )
  await testServer.runSchedule(dropOldMails)
  expect(await countWaiting(app.appId)).toHaveLength(1)
})
