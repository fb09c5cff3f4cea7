import { afterAll, expect, test } from 'vitest'
import { createPushProviders } from '../platform/push/push-providers.ts'
import { startTestServer } from '../testing/test-server.ts'
import { startJobs } from './start-jobs.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** The lines about push that a process logs while it starts its jobs. */
const linesAt = async (services: typeof testServer.services): Promise<unknown[]> => {
  const lines: unknown[] = []
  const write = (fields: Record<string, unknown>, message: string) => {
    if (message.includes('push')) lines.push({ ...fields, message })
  }
  const { secretKey, adminUrl, clock } = testServer
  const log = { info: write, warn: write, error: write }
  const jobs = await startJobs({ secretKey }, adminUrl, { services, clock: clock.now }, log)
  await jobs.stop()
  return lines
}

test('a start names once the kinds of devices that get no messages', async () => {
  expect(await linesAt(testServer.services)).toEqual([
    { missingKinds: ['android', 'ios'], message: 'push is not configured for these kinds of devices' },
  ])
})

test('with all providers nothing is logged', async () => {
  const provider = { send: async () => 'sent' as const }
  const push = createPushProviders({ android: provider, ios: provider, web: provider })
  expect(await linesAt({ ...testServer.services, push })).toEqual([])
})
