import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { RATE_LIMITS } from '@wohlauf/contract/rate-limits'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import type { Learner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const create = ({ as }: Pick<Learner, 'as'>, size = 20) =>
  testServer.call(
    createDocumentAsManager,
    { title: 'Plan', shortDescription: 'Kurz' },
    {
      ...as,
      files: { file: { bytes: Buffer.from(`%PDF-${' '.repeat(size)}%%EOF`), fileName: 'a.pdf', type: '' } },
    },
  )
const DAY_SECONDS = 86_400

const expectUsedUp = async (answer: ReturnType<typeof create>, seconds: number) => {
  const { status, refusal, headers } = await answer
  expect([status, refusal, headers['retry-after']]).toEqual([
    429,
    {
      identifier: 'upload-quota-used-up',
      message: 'Für heute wurden in deiner App genug Dateien hochgeladen. Morgen geht es weiter.',
    },
    String(seconds),
  ])
}

test('an app has a thousand uploads a day, of all its managers together', async () => {
  const manager = await createManager(testServer)
  const colleague = await createManager(testServer, manager.app)
  const other = await createManager(testServer)
  const now = testServer.clock.now()
  await testServer.services.limits.take('upload-to-app', manager.app.appId, now, 998)
  expect(await create(manager).then(outcome)).toBe(200)
  expect(await create(colleague).then(outcome)).toBe(200)
  await expectUsedUp(create(manager), DAY_SECONDS)
  await expectUsedUp(create(colleague), DAY_SECONDS)
  expect(await create(other).then(outcome)).toBe(200)
  testServer.clock.advance(DAY_SECONDS * 1000)
  const token = await testServer.signIn(manager.user)
  expect(await create({ as: { ...manager.as, token } }).then(outcome)).toBe(200)
})

test('an app has two gibibytes a day for uploads of any content', async () => {
  const manager = await createManager(testServer)
  const { max } = RATE_LIMITS['upload-kibibyte-to-app']
  expect(max).toBe(2 * 1024 * 1024)
  await testServer.services.limits.take(
    'upload-kibibyte-to-app',
    manager.app.appId,
    testServer.clock.now(),
    max - 200,
  )
  expect(await create(manager, 100_000).then(outcome)).toBe(200)
  await expectUsedUp(create(manager, 150_000), DAY_SECONDS)
})

test('a caller without admission uses none of it', async () => {
  const { app } = await createManager(testServer)
  const learner = await testServer.createUser({ app })
  const as = { host: app.host, token: await testServer.signIn(learner) }
  expect(await create({ as }).then(outcome)).toEqual([403, 'not-allowed'])
  const now = testServer.clock.now()
  expect(await testServer.services.limits.take('upload-to-app', app.appId, now, 1000)).toBe(0)
})
