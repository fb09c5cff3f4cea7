import { setTimeout } from 'node:timers/promises'
import { getAppOfHost } from '@wohlauf/contract/authentication/authentication'
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
import { REQUEST_TIME_LIMITS, type TimeLimits } from '../../database/time-limits.ts'

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

/** A server with one connection for requests, which the test has taken. */
const buildWithoutConnection = async (limits: Partial<TimeLimits> = {}) => {
  const url = urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey)
  const pool = createPool(url, 1, () => {}, { ...REQUEST_TIME_LIMITS, ...limits })
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const client = await pool.connect()
  return {
    ...createCalls(server, () => as.host ?? ''),
    free: () => client.release(),
    close: async () => {
      await server.close()
      await pool.end()
    },
  }
}

test('a pool whose connections are all in use for too long is refused as overloaded, not as maintenance', async () => {
  const { call, free, close } = await buildWithoutConnection({ turnMs: 2000 })
  expect(summaryOf(await call(getModules, {}, as))).toEqual([503, refusalOf('overloaded'), '5'])
  free()
  expect((await call(getModules, {}, as)).status).toBe(200)
  await close()
})

/** A little longer than the first of the queue may wait before strangers are refused. */
const TOO_LONG_FOR_STRANGERS_MS = 3200

test('when others have waited long for a connection, a stranger is refused immediately, and a learner’s read waits too', async () => {
  const { call, free, close } = await buildWithoutConnection()
  const reading = [call(getModules, {}, as)]
  await setTimeout(TOO_LONG_FOR_STRANGERS_MS)
  expect(summaryOf(await call(getAppOfHost, {}))).toEqual([503, refusalOf('overloaded'), '5'])
  reading.push(call(getModules, {}, as))
  free()
  expect((await Promise.all(reading)).map(({ status }) => status)).toEqual([200, 200])
  expect((await call(getAppOfHost, {})).status).toBe(200)
  await close()
})
