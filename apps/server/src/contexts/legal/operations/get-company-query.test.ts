import { getCompany } from '@wohlauf/contract/legal/legal'
import { afterAll, expect, test } from 'vitest'
import { DEMO_COMPANY } from '../../../platform/base/config/company.ts'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the operating company to any caller on both sites', async () => {
  const { host } = await testServer.createApp()
  for (const site of [host, ADMIN_HOST]) {
    const { status, body } = await testServer.call(getCompany, {}, { host: site })
    expect([status, body]).toEqual([200, DEMO_COMPANY])
  }
})
