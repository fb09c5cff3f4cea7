import { login } from '@wohlauf/contract/authentication/authentication'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { getModules } from '@wohlauf/contract/modules/modules'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../testing/hosts.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { switchMaintenance } from './switch-maintenance.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const closedApp = await testServer.createApp()
const open = await testServer.createApp()
const user = await testServer.createUser({ app: closedApp })
const token = await testServer.signIn(user)
beforeAll(() => switchMaintenance(testServer.services.platformPool, true, closedApp.host))

const MAINTENANCE = { identifier: 'maintenance', message: REFUSALS.maintenance.message }
const onApps = OPERATIONS.filter(({ audience, site }) => audience !== 'admin' && site !== 'admin')

test.each(onApps.map((operation) => [operation.name, operation] as const))(
  '%s is refused, with and without a session, with the time of the next attempt',
  async (_name, operation) => {
    for (const eachToken of [token, null]) {
      const answer = await testServer.call(operation, {}, { host: closedApp.host, token: eachToken })
      expect([answer.status, answer.refusal, answer.headers['retry-after']]).toEqual([503, MAINTENANCE, '60'])
    }
  },
)

test('other apps and the admin site are not affected', async () => {
  const neighbour = await testServer.createUser({ app: open })
  const { emailAddress, password } = neighbour
  expect((await testServer.call(login, { emailAddress, password }, { host: open.host })).status).toBe(200)
  expect((await testServer.call(ping, {}, { host: open.host })).status).toBe(200)
  expect((await testServer.call(ping, {}, { host: ADMIN_HOST })).status).toBe(200)
  for (const url of ['/health/live', '/health/ready'])
    expect((await testServer.send({ method: 'GET', url, host: closedApp.host })).status).toBe(200)
})

test('a session survives the maintenance', async () => {
  await switchMaintenance(testServer.services.platformPool, false, closedApp.host)
  expect((await testServer.call(getModules, {}, { host: closedApp.host, token })).status).toBe(200)
  await switchMaintenance(testServer.services.platformPool, true, closedApp.host)
})
