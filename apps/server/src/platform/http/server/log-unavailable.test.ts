import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getModules } from '@wohlauf/contract/modules/modules'
import { query } from '@wohlauf/contract/operation'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { runAsAdmin } from '../../../testing/people/run-as-admin.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { handle } from '../mount/handler.ts'

const slow = handle(
  query('log/slow-query', { audience: 'learner', input: z.object({}), output: z.object({}) }),
  async ({ tx }) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 50`)
    await tx.execute(sql`SELECT pg_sleep(5)`)
    return {}
  },
)

type Line = { msg: string; level: number; error?: object }

const lines: Line[] = []
const testServer = await startTestServer({
  moreHandlers: [slow],
  log: (line) => lines.push(JSON.parse(line)),
})
afterAll(testServer.stop)
const app = await testServer.createApp()
const token = await testServer.signIn(await testServer.createUser({ app }))

const name = new URL(testServer.adminUrl).pathname.slice(1)
const admin = (text: string) => runAsAdmin(testServer.adminUrl, text)

/** The lines about failures since the last call. */
const takeLines = () => lines.splice(0).filter(({ msg, level }) => level >= 40 && msg !== 'security')
const failuresOf = async (service: string) => {
  await expect
    .poll(() => lines.find((line) => line.msg === 'unavailable'), { timeout: 10_000 })
    .toMatchObject({ service })
  return takeLines()
}

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

test('refusals in maintenance are no failures', async () => {
  const closed = await testServer.createApp({ isInMaintenance: true })
  takeLines()
  expect((await testServer.call(getModules, {}, { host: closed.host })).status).toBe(503)
  // Longer than failures are gathered for their line.
  await setTimeout(2000)
  expect(takeLines()).toEqual([])
})

test('many requests that fail because the database is away are one line, without a stack, and its return is another', async () => {
  takeLines()
  await admin(`ALTER DATABASE ${name} CONNECTION LIMIT 0`)
  await admin(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND usename LIKE 'wohlauf%'`,
  )
  const answers = [
    ...(await times(40, () => testServer.call(getModules, {}, { token }))),
    ...(await times(40, () => testServer.call(getDashboard, {}, { token }))),
  ]
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  const failures = await failuresOf('database')
  expect(failures).toEqual([expect.objectContaining({ failed: expect.objectContaining({ requests: 80 }) })])
  expect(failures[0]?.error).not.toHaveProperty('at')

  await admin(`ALTER DATABASE ${name} CONNECTION LIMIT -1`)
  await expect.poll(() => lines.some(({ msg }) => msg === 'available again'), { timeout: 20_000 }).toBe(true)
  expect(takeLines()).toEqual([expect.objectContaining({ service: 'database' })])
})

test('so are those that fail because the storage is away', async () => {
  rmSync(testServer.storageFolder, { recursive: true, force: true })
  writeFileSync(testServer.storageFolder, 'in the way')
  onTestFinished(() => rmSync(testServer.storageFolder))
  const picture = '/api/files/images/00000000-0000-4000-8000-000000000000/40.webp'
  const answers = await times(20, () => testServer.send({ method: 'GET', url: picture, host: app.host }))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(await failuresOf('storage')).toEqual([expect.objectContaining({ failed: { requests: 20 } })])
})

test('a statement that took too long is logged with its place in the code', async () => {
  takeLines()
  expect((await testServer.call(slow.operation, {}, { token })).status).toBe(503)
  expect(takeLines()).toEqual([
    expect.objectContaining({
      msg: 'too slow',
      error: expect.objectContaining({
        at: expect.arrayContaining([expect.stringContaining('log-unavailable')]),
      }),
    }),
  ])
})
