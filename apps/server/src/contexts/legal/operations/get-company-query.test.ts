import { getCompany } from '@wohlauf/contract/legal'
import { afterAll, expect, test } from 'vitest'
import { DEMO_COMPANY } from '../../../platform/config/company.ts'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('tells everybody on both sites who runs the app', async () => {
  const { host } = await testServer.createApp()
  for (const site of [host, ADMIN_HOST]) {
    const { status, body } = await testServer.call(getCompany, {}, { host: site })
    expect([status, body]).toEqual([200, DEMO_COMPANY])
  }
})
