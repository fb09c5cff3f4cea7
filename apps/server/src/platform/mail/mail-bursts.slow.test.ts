/** Slow: workers are started and killed while they send; the operations’ tests check which mails are written. */
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { habitReminderMail } from '../../contexts/habits/index.ts'
import { advanceJobTime } from '../../testing/job-time.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { runProgram } from '../../testing/run-program.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant } from '../database/transaction.ts'
import { linkTo } from './mail-link.ts'
import { renderMail } from './render-mail.ts'
import { LANES, MAILS_PER_JOB } from './send-mail-job.ts'
import { writeMails } from './write-mail.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, services } = testServer
const WITHIN = { interval: 200 }

/** Writes reminders for `count` new people in one transaction; returns their addresses. */
const writeBurst = async (app: TestApp, name: string, count: number) => {
  const { rows } = await adminPool.query<{ id: string; address: string }>(
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role)
     SELECT $1, $2 || n || '@' || $3, 'x', 'V', 'N', 'ROLE_USER' FROM generate_series(1, $4::int) n
     RETURNING id, email_address AS address`,
    [app.appId, name, app.host, count],
  )
  const letters = rows.map(({ id, address }, at) => ({
    to: address,
    accountId: id,
    params: {
      isSeveral: at % 2 === 0,
      stop: linkTo('authentication-stop-email-reminders', services.newLinkId()),
    },
  }))
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMails(tx, habitReminderMail, letters),
  )
  return letters
}
const arrivedOf = async (letters: readonly { to: string }[]) => {
  const addresses = new Set(letters.map(({ to }) => to))
  return (await testServer.mails.all()).filter(({ to }) => addresses.has(to))
}
const countWaiting = async ({ appId }: TestApp) =>
  (await adminPool.query<{ to: string }>('SELECT to_address AS to FROM mail WHERE app_id = $1', [appId])).rows
/** Counts the mails that reach the real transport. */
const countAttempts = () => {
  const { mail } = services
  const attempts = { count: 0 }
  services.mail = {
    ...mail,
    send: (letter) => {
      attempts.count += 1
      return mail.send(letter)
    },
  }
  onTestFinished(() => {
    services.mail = mail
  })
  return attempts
}

test('a burst is sent in a few jobs; each mail is as if rendered alone, with its own links', async () => {
  const app = await testServer.createApp()
  const letters = await writeBurst(app, 'viele-', 2 * MAILS_PER_JOB + 1)
  expect(letters).toHaveLength(2 * MAILS_PER_JOB + 1)
  expect(await testServer.runJobs()).toEqual({ done: 3, failed: 0 })
  expect(await countWaiting(app)).toEqual([])
  const arrivedMails = await arrivedOf(letters)
  expect(arrivedMails.map(({ to }) => to).sort()).toEqual(letters.map(({ to }) => to).sort())
  for (const { to, params } of letters.slice(0, 3)) {
    const mail = arrivedMails.find((each) => each.to === to)
    const alone = await renderMail(habitReminderMail, params, {
      title: app.title,
      style: 'default',
      urlOf: ({ path, tokenId = '' }) =>
        `http://${app.host}${path.replace('{token}', () => services.linkToken(app.appId, tokenId))}`,
    })
    expect([mail?.subject, mail?.html.trim(), mail?.text.trim()]).toEqual([
      alone.subject,
      alone.html.trim(),
      alone.text.trim(),
    ])
    const link = `http://${app.host}/erinnerungen-abbestellen/${services.linkToken(app.appId, params.stop.tokenId ?? '')}`
    expect(mail?.headers['list-unsubscribe']).toBe(`<${link}>`)
    expect(mail?.links).toContain(link)
  }
})

test('a mail of a burst that is refused for now is tried again alone', async () => {
  const app = await testServer.createApp()
  const letters = await writeBurst(app, 'voll-', 10)
  const full = letters[3]?.to ?? ''
  testServer.mails.refuseRecipient(full, '452 full')
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 1 })
  expect(await countWaiting(app)).toEqual([{ to: full }])
  testServer.mails.refuseRecipient(full, null)
  testServer.clock.advance(60_000)
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect((await arrivedOf(letters)).map(({ to }) => to).sort()).toEqual(letters.map(({ to }) => to).sort())
})

test('while the mail server is away a burst waits without trying each mail, and then arrives once', async () => {
  const app = await testServer.createApp()
  await testServer.mails.goDown()
  const attempts = countAttempts()
  const letters = await writeBurst(app, 'weg-', MAILS_PER_JOB)
  expect(await testServer.runJobs()).toEqual({ done: 0, failed: 1 })
  expect(attempts.count).toBeLessThanOrEqual(LANES)
  expect(await countWaiting(app)).toHaveLength(MAILS_PER_JOB)
  await testServer.mails.recover()
  testServer.clock.advance(60_000)
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  expect((await arrivedOf(letters)).map(({ to }) => to).sort()).toEqual(letters.map(({ to }) => to).sort())
})

test('a password-reset mail that is written after a burst does not wait for it', async () => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const letters = await writeBurst(app, 'stoss-', 1000)
  await testServer.call(requestPasswordReset, { userEmailAddress: user.emailAddress }, { host: app.host })
  const worker = await runProgram('worker.ts', testServer)
  onTestFinished(worker.kill)
  await expect.poll(async () => (await countWaiting(app)).length, WITHIN).toBe(0)
  expect(await worker.stop()).toBe(0)
  const order = (await testServer.mails.all())
    .map(({ to }) => to)
    .filter((to) => to.endsWith(app.host) || to === user.emailAddress)
  const index = order.indexOf(user.emailAddress)
  expect(index).toBeGreaterThan(-1)
  expect(index).toBeLessThan(letters.length / 2)
})

test('the burst of a worker that is killed while sending is sent once by another one', async () => {
  const app = await testServer.createApp()
  const first = await runProgram('worker.ts', testServer)
  onTestFinished(first.kill)
  const hangs = testServer.mails.stallAtData()
  const letters = await writeBurst(app, 'tot-', 2 * MAILS_PER_JOB)
  await hangs
  await first.kill()
  await testServer.mails.recover()
  expect(await countWaiting(app)).toHaveLength(letters.length)

  const second = await runProgram('worker.ts', testServer)
  onTestFinished(second.kill)
  const countRemaining = async () => {
    await advanceJobTime(testServer.adminUrl, 30)
    return (await countWaiting(app)).length
  }
  await expect.poll(countRemaining, WITHIN).toBe(0)
  expect(await second.stop()).toBe(0)
  expect((await arrivedOf(letters)).map(({ to }) => to).sort()).toEqual(letters.map(({ to }) => to).sort())
})
