import { getModules } from '@wohlauf/contract/modules/modules'
import { disableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { createCalls } from '../../../testing/call.ts'
import { createAuthoring } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createPool } from '../../database/pool.ts'
import { ROLES, urlFor } from '../../database/roles.ts'
import { REQUEST_TIME_LIMITS } from '../../database/time-limits.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { moduleId, manager, as } = await createAuthoring(testServer)

const summaryOf = ({ status, refusal, headers }: Awaited<ReturnType<typeof testServer.call>>) => [
  status,
  refusal,
  headers['retry-after'],
]
const refusalOf = (identifier: RefusalName) => ({ identifier, message: REFUSALS[identifier].message })

test('a row locked by another transaction is refused as busy, not as maintenance, and works again afterwards', async () => {
  const disable = () => testServer.call(disableModuleAsManager, { moduleId }, manager)
  const other = await testServer.adminPool.connect()
  await other.query('BEGIN')
  await other.query('SELECT FROM module WHERE id = $1 FOR UPDATE', [moduleId])
  expect(summaryOf(await disable())).toEqual([409, refusalOf('busy'), '2'])
  await other.query('ROLLBACK')
  other.release()
  expect((await disable()).status).toBe(200)
})

test('a pool whose connections are all in use for too long is refused as overloaded, not as maintenance', async () => {
  const url = urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey)
  const pool = createPool(url, 1, () => {}, { ...REQUEST_TIME_LIMITS, turnMs: 2000 })
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const { call } = createCalls(server, () => as.host ?? '')
  const client = await pool.connect()
  expect(summaryOf(await call(getModules, {}, as))).toEqual([503, refusalOf('overloaded'), '5'])
  client.release()
  expect((await call(getModules, {}, as)).status).toBe(200)
  await server.close()
  await pool.end()
})
