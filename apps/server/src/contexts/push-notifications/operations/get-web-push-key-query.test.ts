import { getWebPushKey } from '@wohlauf/contract/push-notifications/push-notifications'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a browser gets the public key of the stored pair', async () => {
  const { as } = await createLearner(testServer)
  const { rows } = await testServer.adminPool.query<{ key: string }>(
    'SELECT public_key AS key FROM web_push_key',
  )
  const { body } = await testServer.call(getWebPushKey, {}, as)
  expect(body).toEqual({ publicKey: rows[0]?.key })
  // An uncompressed point on P-256, as PushManager.subscribe expects it.
  expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65)
})
