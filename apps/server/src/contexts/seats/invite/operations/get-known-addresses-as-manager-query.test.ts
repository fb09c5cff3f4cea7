import { getKnownAddressesAsManager } from '@wohlauf/contract/seats/invitations'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns to an app’s manager the addresses with an account or a seat in this app, also of other sponsors', async () => {
  const { app, as } = await createManager(testServer)
  const sponsor = await testServer.createSponsor(app)
  const other = await testServer.createSponsor(app, { statuses: ['INVITED'] })
  const foreign = await testServer.createUser({ app: await testServer.createApp() })
  const user = await testServer.createUser({ app })
  const { rows } = await testServer.adminPool.query<{ address: string }>(
    'SELECT email_address AS address FROM seat WHERE sponsor_id = $1',
    [other.sponsorId],
  )
  const seat = rows[0]?.address ?? ''
  const emailAddresses = [user.emailAddress, seat, foreign.emailAddress, 'neu@firma.example']
  const ask = (sponsorId: string) =>
    testServer.call(getKnownAddressesAsManager, { sponsorId, emailAddresses }, as)
  const { body } = await ask(sponsor.sponsorId)
  expect(body.knownAddresses).toEqual([user.emailAddress, seat].sort())

  const theirs = await testServer.createSponsor(await testServer.createApp())
  expect(outcome(await ask(theirs.sponsorId))).toEqual([404, 'not-found'])
})

test('returns to a sponsor’s manager only seats of their own sponsor: neither accounts nor other sponsors’ seats', async () => {
  const app = await testServer.createApp()
  const sponsor = await testServer.createSponsor(app, { statuses: ['INVITED', 'ACCEPTED'] })
  const other = await testServer.createSponsor(app, { statuses: ['INVITED', 'ACCEPTED'] })
  const { sponsorId } = sponsor
  const as = {
    host: app.host,
    token: await testServer.signIn(
      await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }),
    ),
  }
  const user = await testServer.createUser({ app })
  const addressesOf = ({ seats }: typeof sponsor) => seats.map(({ emailAddress }) => emailAddress)
  const emailAddresses = [user.emailAddress, ...addressesOf(other), ...addressesOf(sponsor)]
  const { body } = await testServer.call(getKnownAddressesAsManager, { sponsorId, emailAddresses }, as)
  expect(body.knownAddresses).toEqual(addressesOf(sponsor).sort())
})
