import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { runAsAdmin } from '../../../testing/people/run-as-admin.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { ROLES } from '../roles.ts'
import { writesOf } from '../writes.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const token = await testServer.signIn(await testServer.createUser({ app }))
const habitId = await testServer.createHabit(app)

const name = new URL(testServer.adminUrl).pathname.slice(1)
const setReadOnly = (value: 'on' | 'off') =>
  runAsAdmin(
    testServer.adminUrl,
    `ALTER ROLE ${ROLES.runtime} IN DATABASE ${name} SET default_transaction_read_only = ${value}`,
  )
const endConnections = () =>
  runAsAdmin(
    testServer.adminUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename LIKE 'wohlauf%'`,
    [name],
  )
const read = () => testServer.call(getModules, {}, { token })
const write = () =>
  testServer.call(
    createHabitIntent,
    { habitId, weekdays: ['MONDAY'], notificationTime: '08:30:00', trigger: null },
    { token },
  )
const outcome = ({ status, refusal }: Awaited<ReturnType<typeof write>>) => [status, refusal?.identifier]

test('no connection to a read-only database is used, and it is used again once it accepts writes', async () => {
  await setReadOnly('on')
  await endConnections()
  expect((await read()).status).toBe(503)
  expect(outcome(await write())).toEqual([503, 'unavailable'])
  await setReadOnly('off')
  expect((await read()).status).toBe(200)
  expect((await write()).status).toBe(200)
})

test('a connection whose database has become read-only is closed after the first refused write', async () => {
  // A pooler does the same when it keeps the connection and leads it to another server.
  const pool = writesOf(testServer.pool)
  pool.on('acquire', (client) => void client.query('SET default_transaction_read_only = on'))
  expect(outcome(await write())).toEqual([503, 'unavailable'])
  pool.removeAllListeners('acquire')
})
