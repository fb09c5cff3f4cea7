import {
  stopEmailReminders,
  updateNotificationSettings,
} from '@wohlauf/contract/accounts/notification-settings'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createKeeper, remindAt } from '../../testing/people/habits.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const MORNING = '2026-03-04T09:00:00Z'
const NOON = '2026-03-04T11:00:00Z'
beforeEach(async () => {
  // Reminders that one test has left due must not be sent in the next.
  await testServer.adminPool.query('UPDATE habit_intent SET next_reminder_at = NULL')
  testServer.clock.set(MORNING)
})

describe('a mail', () => {
  const channels = ['EMAIL_HABIT_REMINDER']

  test('is sent for all habits of a minute together, and names neither them nor the person', async () => {
    const learner = await createLearner(testServer)
    for (const title of ['Geheimes Ritual', 'Stilles Vorhaben']) {
      const habitId = await testServer.createHabit(learner.app, { title })
      await createKeeper(testServer, { learner, channels, plan: { habitId, trigger: 'nach der Tablette' } })
    }
    await remindAt(testServer, NOON)
    const mails = await testServer.mails.to(learner.user.emailAddress)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Erinnerung an deine Gewohnheiten')
    expect(JSON.stringify({ ...mails[0], to: '' })).not.toMatch(/Geheimes|Stilles|Tablette|Petra/)
    expect(mails[0]?.links).toContain(`http://${learner.app.host}/gewohnheiten`)
  })

  test('of a single habit says so', async () => {
    const { user } = await createKeeper(testServer, { channels })
    await remindAt(testServer, NOON)
    const [mail] = await testServer.mails.to(user.emailAddress)
    expect(mail?.subject).toBe('Erinnerung an deine Gewohnheit')
  })

  test('is sent only to people who have switched it on; the settings of that minute count', async () => {
    const { user, as } = await createKeeper(testServer)
    await remindAt(testServer, NOON)
    expect(await testServer.mails.to(user.emailAddress)).toEqual([])
    await testServer.call(updateNotificationSettings, { notificationSettings: ['EMAIL_HABIT_REMINDER'] }, as)
    await remindAt(testServer, '2026-03-05T11:00:00Z')
    expect(await testServer.mails.to(user.emailAddress)).toHaveLength(1)
  })

  test('waits while the mail server is away, and comes once', async () => {
    const { user } = await createKeeper(testServer, { channels })
    await testServer.mails.goDown()
    await remindAt(testServer, NOON)
    await testServer.mails.recover()
    await remindAt(testServer, '2026-03-04T11:01:00Z')
    await remindAt(testServer, '2026-03-04T11:02:00Z')
    expect(await testServer.mails.to(user.emailAddress)).toHaveLength(1)
  })

  /** The address of RFC 8058's header, and the token in it. */
  const unsubscribing = async (emailAddress: string) => {
    const mails = await testServer.mails.to(emailAddress)
    const { headers, links } = mails.at(-1) ?? { headers: {} as Record<string, string>, links: [] }
    const url = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    return { headers, links, url: new URL(url), token: url.split('/').at(-1) ?? '' }
  }
  const settingsOf = async (as: Learner['as']) =>
    (await testServer.call(getAuthenticatedUser, {}, as)).body.user.notificationSettings

  const oneClick = ({ host, pathname }: URL, headers: Record<string, string>, payload: string) =>
    testServer.send({ method: 'POST', url: pathname, headers: { host, ...headers }, payload })

  test('is unsubscribed from by one POST of a mail program, without a login, any number of times', async () => {
    const { user, as } = await createKeeper(testServer, { channels: [...channels, 'PUSH_HABIT_REMINDER'] })
    await remindAt(testServer, NOON)
    const { headers, url, links } = await unsubscribing(user.emailAddress)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(links).toContain(url.href)
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ] as const) {
      const answer = await oneClick(url, { 'content-type': type }, body)
      expect([answer.status, answer.body]).toEqual([200, 'Du bekommst keine Erinnerungen per E-Mail mehr.'])
    }
    expect(await settingsOf(as)).toEqual(['PUSH_HABIT_REMINDER'])
    await remindAt(testServer, '2026-03-05T11:00:00Z')
    expect(await testServer.mails.to(user.emailAddress)).toHaveLength(1)
  })

  test('has the same link in all mails of a user, and a different one for other users', async () => {
    const [one, other] = [
      await createKeeper(testServer, { channels }),
      await createKeeper(testServer, { channels }),
    ]
    await remindAt(testServer, NOON)
    const first = await unsubscribing(one.user.emailAddress)
    await remindAt(testServer, '2026-03-05T11:00:00Z')
    const second = await unsubscribing(one.user.emailAddress)
    const others = await unsubscribing(other.user.emailAddress)
    expect(second.token).toBe(first.token)
    expect(others.token).not.toBe(first.token)
    await testServer.call(stopEmailReminders, { confirmationToken: first.token }, { host: one.app.host })
    expect(await settingsOf(other.as)).toEqual(channels)
    expect(await settingsOf(one.as)).toEqual([])
  })

  test('that still waits is deleted when the user unsubscribes', async () => {
    const { user, app } = await createKeeper(testServer, { channels })
    await remindAt(testServer, NOON)
    const { token } = await unsubscribing(user.emailAddress)
    await testServer.mails.goDown()
    await remindAt(testServer, '2026-03-05T11:00:00Z')
    await testServer.call(stopEmailReminders, { confirmationToken: token }, { host: app.host })
    await testServer.mails.recover()
    await remindAt(testServer, '2026-03-05T11:30:00Z')
    expect(await testServer.mails.to(user.emailAddress)).toHaveLength(1)
  })

  test.each(['x'.repeat(43), 'x', 'ä'])('is not unsubscribed from by the token %s', async (token) => {
    const { app } = await createKeeper(testServer)
    const url = new URL(`http://${app.host}/erinnerungen-abbestellen/${token}`)
    const answer = await oneClick(url, { 'content-type': 'application/x-www-form-urlencoded' }, 'x=1')
    expect([answer.status, answer.body]).toEqual([404, 'Der genutzte Link ist leider nicht mehr gültig.'])
  })
})
