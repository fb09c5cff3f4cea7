import { test as base } from '@playwright/test'
import { openTestServer, type TestServer } from '../test-server/test-server.ts'
import { openDevice } from './device.ts'
import { openLine } from './line.ts'
import type { StartBrowser } from './tab.ts'

type Fixtures = {
  line: Awaited<ReturnType<typeof openLine>>
  deviceOf: (start: StartBrowser) => ReturnType<typeof openDevice>
}

export const test = base.extend<Fixtures, { testServer: TestServer }>({
  testServer: [
    async ({}, use) => {
      const testServer = await openTestServer()
      await use(testServer)
      await testServer.close()
    },
    { scope: 'worker' },
  ],
  line: async ({}, use) => {
    const line = await openLine()
    await use(line)
    await line.close()
  },
  deviceOf: async ({}, use) => {
    const devices: Awaited<ReturnType<typeof openDevice>>[] = []
    await use(async (start) => {
      const device = await openDevice(start)
      devices.push(device)
      return device
    })
    for (const device of devices) await device.remove()
  },
})
