import { randomUUID } from 'node:crypto'
import { getAvailableSeatsHistoryAsAdmin } from '@wohlauf/contract/administration/administration'
import {
  createSponsorAsManager,
  updateAvailableSeatsOfSponsorAsManager,
} from '@wohlauf/contract/seats/sponsors-as-manager'
import { afterAll, expect, test } from 'vitest'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const read = async (appId: string) => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  return testServer.call(getAvailableSeatsHistoryAsAdmin, { appId }, { token })
}

const manager = async (app: TestApp) => {
  const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  return { host: app.host, token: await testServer.signIn(user) }
}

test('shows each sponsor’s seats at the end of every month, today’s for this month, and their sum', async () => {
  const app = await testServer.createApp()
  testServer.clock.set('2026-01-31T22:59:59Z')
  const { body } = await testServer.call(
    createSponsorAsManager,
    { name: 'Zeta AG', availableSeats: 10 },
    await manager(app),
  )
  testServer.clock.set('2026-03-10T10:00:00Z')
  const as = await manager(app)
  await testServer.call(
    updateAvailableSeatsOfSponsorAsManager,
    { sponsorId: body.sponsorId, availableSeats: 40 },
    as,
  )
  const later = await testServer.call(createSponsorAsManager, { name: 'Äpfel GmbH', availableSeats: 20 }, as)
  await testServer.createSponsor(await testServer.createApp(), { name: 'Fremd', availableSeats: 500 })
  const months = (...seats: (number | null)[]) =>
    seats.map((availableSeats, index) => ({ month: `2026-0${index + 1}`, availableSeats }))
  expect((await read(app.appId)).body).toEqual({
    sponsors: [
      {
        sponsorId: later.body.sponsorId,
        name: 'Äpfel GmbH',
        historyOfAvailableSeats: months(null, null, 20),
      },
      { sponsorId: body.sponsorId, name: 'Zeta AG', historyOfAvailableSeats: months(10, 10, 40) },
    ],
    historyOfTotalAvailableSeatsForApp: months(10, 10, 60),
  })
})

test('an app without sponsors has no months; an unknown app is not found', async () => {
  const { appId } = await testServer.createApp()
  expect((await read(appId)).body).toEqual({ sponsors: [], historyOfTotalAvailableSeatsForApp: [] })
  const unknown = await read(randomUUID())
  expect([unknown.status, unknown.refusal?.identifier]).toEqual([404, 'not-found'])
})
