import { login } from '@wohlauf/contract/authentication'
import { ping } from '@wohlauf/contract/maintenance'
import { getModules } from '@wohlauf/contract/modules'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../testing/hosts.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { switchMaintenance } from './switch-maintenance.ts'

const house = await startTestServer()
afterAll(house.stop)
const closed = await house.createApp()
const open = await house.createApp()
const user = await house.createUser({ app: closed })
const token = await house.signIn(user)
beforeAll(() => switchMaintenance(house.services.platformPool, true, closed.host))

const MAINTENANCE = { identifier: 'maintenance', message: REFUSALS.maintenance.message }
const onApps = OPERATIONS.filter(({ audience, site }) => audience !== 'admin' && site !== 'admin')

test.each(onApps.map((operation) => [operation.name, operation] as const))(
  '%s is refused, with and without a session, and says when to ask again',
  async (_name, operation) => {
    for (const given of [token, null]) {
      const answer = await house.call(operation, {}, { host: closed.host, token: given })
      expect([answer.status, answer.refusal, answer.headers['retry-after']]).toEqual([503, MAINTENANCE, '60'])
    }
  },
)

test('no other app and no other site notices', async () => {
  const neighbour = await house.createUser({ app: open })
  const { emailAddress, password } = neighbour
  expect((await house.call(login, { emailAddress, password }, { host: open.host })).status).toBe(200)
  expect((await house.call(ping, {}, { host: open.host })).status).toBe(200)
  expect((await house.call(ping, {}, { host: ADMIN_HOST })).status).toBe(200)
  for (const url of ['/health/live', '/health/ready'])
    expect((await house.send({ method: 'GET', url, host: closed.host })).status).toBe(200)
})

test('a session outlives the maintenance', async () => {
  await switchMaintenance(house.services.platformPool, false, closed.host)
  expect((await house.call(getModules, {}, { host: closed.host, token })).status).toBe(200)
  await switchMaintenance(house.services.platformPool, true, closed.host)
})
