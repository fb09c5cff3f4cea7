import { REFUSALS } from '@wohlauf/contract/refusals'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('ten of sixty concurrent registrations for ten seats succeed, and the others are refused with the reason', async () => {
  const app = await testServer.createApp()
  const { sponsorId: id, slug } = await testServer.createSponsor(app)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      testServer.call(registerUserForSponsor, {
        emailAddress: `rush-${number}@firma.example`,
        registrationLinkSlug: slug,
      }),
    ),
  )
  const { accepted = [], refused = [] } = Object.groupBy(answers, ({ status }) =>
    status === 200 ? 'accepted' : 'refused',
  )
  expect(accepted).toHaveLength(10)
  const messages = new Set(refused.map(({ refusal }) => refusal?.message))
  expect(messages).toContain(REFUSALS['no-seat-available'].message)
  // On a slow machine some wait too long for a connection.
  messages.delete(REFUSALS['no-seat-available'].message)
  messages.delete(REFUSALS['too-many-at-once'].message)
  expect([...messages]).toEqual([])
  const { rows } = await testServer.adminPool.query<{ address: string }>(
    'SELECT email_address AS address FROM seat WHERE sponsor_id = $1',
    [id],
  )
  await testServer.runJobs()
  const recipients = (await testServer.mails.all()).map(({ to }) => to)
  expect(rows).toHaveLength(10)
  expect(recipients.sort()).toEqual(rows.map(({ address }) => address).sort())
})

test('ten of sixty concurrent invitations and registrations for ten seats succeed', async () => {
  const app = await testServer.createApp()
  const { sponsorId, slug } = await testServer.createSponsor(app)
  const token = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => {
      const emailAddress = `both-${number}@firma.example`
      return number % 2 === 0
        ? testServer.call(
            registerUserForSponsor,
            { emailAddress, registrationLinkSlug: slug },
            { host: app.host },
          )
        : testServer.call(
            inviteUsersAsManager,
            { sponsorId, emailAddresses: [emailAddress] },
            { host: app.host, token },
          )
    }),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  // On a slow machine some wait too long for a connection.
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  const { rows } = await testServer.adminPool.query('SELECT FROM seat WHERE sponsor_id = $1', [sponsorId])
  expect(rows).toHaveLength(10)
})
