import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { login } from '@wohlauf/contract/authentication/authentication'
import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { retryWhileBusy } from '../../../testing/people/learner.ts'
import { runAsAdmin } from '../../../testing/people/run-as-admin.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createPool } from '../pool.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const user = await testServer.createUser({ app })
const token = await testServer.signIn(user)

const name = new URL(testServer.adminUrl).pathname.slice(1)
const endConnections = () =>
  runAsAdmin(
    testServer.adminUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename LIKE 'wohlauf%'`,
    [name],
  )

/** No connection is left and none can be opened: equivalent to an unavailable database. */
const makeUnavailable = async () => {
  await runAsAdmin(testServer.adminUrl, `ALTER DATABASE ${name} CONNECTION LIMIT 0`)
  await endConnections()
}
const bringBack = () => runAsAdmin(testServer.adminUrl, `ALTER DATABASE ${name} CONNECTION LIMIT -1`)

const WEEKLY = { weekdays: ['MONDAY'], notificationTime: '08:30:00', trigger: null } as const

test('an unavailable database is a refusal of its own and not maintenance, and calls work again when it is back', async () => {
  const { emailAddress, password } = user
  const picture = {
    method: 'GET',
    url: '/api/files/images/00000000-0000-4000-8000-000000000000/40.webp',
  } as const
  await makeUnavailable()
  for (const answer of [
    await testServer.call(getModules, {}, { token }),
    await testServer.call(login, { emailAddress, password }),
    await testServer.call(getModules, {}, { token, headers: { origin: 'https://another.test' } }),
    await testServer.send(picture),
  ])
    expect([answer.status, answer.refusal]).toEqual([
      503,
      {
        identifier: 'unavailable',
        message: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
      },
    ])
  await bringBack()
  expect((await testServer.call(getModules, {}, { token })).status).toBe(200)
  expect((await testServer.call(login, { emailAddress, password })).status).toBe(200)
})

test('a database at an unknown address is unavailable', async () => {
  const pool = createPool('postgres://nobody:nothing@127.0.0.1:9/none', 2, () => {})
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const answer = await server.inject({ method: 'POST', url: getModules.path, headers: { host: app.host } })
  expect([answer.statusCode, answer.json().identifier]).toEqual([503, 'unavailable'])
  await server.close()
  await pool.end()
})

test('a database that accepts connections and never answers is unavailable', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const pool = createPool(`postgres://nobody:nothing@127.0.0.1:${port}/none`, 2, () => {})
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const answer = await server.inject({ method: 'POST', url: getModules.path, headers: { host: app.host } })
  expect([answer.statusCode, answer.json().identifier]).toEqual([503, 'unavailable'])
  await server.close()
  await pool.end()
  mute.close()
})

test('no acknowledged write is lost when connections are cut during writes', async () => {
  const habitIds = await Promise.all(Array.from({ length: 60 }, () => testServer.createHabit(app)))
  const write = (habitId: string) =>
    testServer.call(createHabitIntent, { habitId, ...WEEKLY, weekdays: ['MONDAY'] }, { token })
  const writing = habitIds.map(write)
  await Promise.race(writing)
  await endConnections()
  const answers = await Promise.all(writing)
  for (const { status, refusal } of answers)
    expect([200, 503, 'busy']).toContain(refusal?.identifier === 'busy' ? 'busy' : status)

  const retries = await Promise.all(habitIds.map((habitId) => retryWhileBusy(() => write(habitId))))
  for (const [index, { status }] of retries.entries())
    expect(answers[index]?.status === 200 ? [409] : [200, 409]).toContain(status)
  const { body } = await testServer.call(getHabitIntents, {}, { token })
  expect(body.map(({ habitId }) => habitId).sort()).toEqual(habitIds.toSorted())
})
