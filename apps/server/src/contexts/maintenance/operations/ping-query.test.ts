import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { host } = await testServer.createApp()

test.each([{}, { timestamp: 1_772_614_800_000 }, { timestamp: '2026-03-04T09:00:00Z' }])(
  'answers any caller on both sites: %j',
  async (input) => {
    for (const site of [host, ADMIN_HOST]) {
      const { status, body, headers } = await testServer.call(ping, input, { host: site })
      expect([status, body, headers['cache-control']]).toEqual([200, {}, 'no-store'])
    }
  },
)

test('rejects an invalid timestamp', async () => {
  for (const timestamp of [{}, 'x'.repeat(41), null]) {
    const { status, refusal } = await testServer.call(ping, { timestamp } as never, { host })
    expect([status, refusal?.identifier]).toEqual([400, 'not-valid'])
  }
})
