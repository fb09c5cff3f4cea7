import { getModules } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { switchMaintenance } from './switch-maintenance.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const one = await testServer.createApp({ host: 'eins.test', title: 'Eins', otherHosts: ['uno.test'] })
const two = await testServer.createApp({ host: 'zwei.test', title: 'Zwei' })
const { platformPool } = testServer.services
const statuses = () =>
  Promise.all([one, two].map(async ({ host }) => (await testServer.call(getModules, {}, { host })).status))
const ONE = { title: 'Eins', host: 'eins.test' }
const TWO = { title: 'Zwei', host: 'zwei.test' }

test.each(['eins.test', 'uno.test', 'EINS.test'])(
  'the host %s switches maintenance of its app on and off',
  async (host) => {
    expect(await switchMaintenance(platformPool, true, host)).toEqual([ONE])
    expect(await statuses()).toEqual([503, 401])
    expect(await switchMaintenance(platformPool, false, host)).toEqual([ONE])
    expect(await statuses()).toEqual([401, 401])
  },
)

test('without a host it affects all apps', async () => {
  expect(await switchMaintenance(platformPool, true, null)).toEqual([ONE, TWO])
  expect(await statuses()).toEqual([503, 503])
  expect(await switchMaintenance(platformPool, false, null)).toEqual([ONE, TWO])
  expect(await statuses()).toEqual([401, 401])
})

test('an unknown host changes nothing', async () => {
  for (const host of ['drei.test', '', '%'])
    expect(await switchMaintenance(platformPool, true, host)).toEqual([])
  expect(await statuses()).toEqual([401, 401])
})
