import { login } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getModule, getModules } from '@wohlauf/contract/modules/modules'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { createReading } from '../../testing/content/reading.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName } from '../every-operation.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

/** On a distributed database each statement of a call goes to the shards of one app, and each call is answered. */

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

/** The number of statements that went to several shards, over all connections to the database. */
const countMultiShard = async (): Promise<number> => {
  const { rows } = await testServer.adminPool.query<{ statements: string }>(
    'SELECT query_execution_multi_shard AS statements FROM citus_stat_counters WHERE name = current_database()',
  )
  return Number(rows[0]?.statements)
}

test('statements to several shards are counted', async () => {
  const before = await countMultiShard()
  await testServer.adminPool.query('SELECT count(*) FROM app_user')
  expect(await countMultiShard()).toBe(before + 1)
})

/** An admin names an account by its id alone, which one statement looks for in all apps. */
const OF_ANY_APP = [
  'administration/get-impersonation-url-for-user-as-admin-query',
  'administration/disable-user-as-admin-command',
  'administration/enable-user-as-admin-command',
  'staff-security/remove-second-factor-of-user-as-admin-command',
]

test.each(byName(OPERATIONS))('%s is answered by single shards', async (name, operation) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  const files = await sampleFiles(operation)
  const before = await countMultiShard()
  const { status, refusal } = await testServer.call(operation, input, { ...callOptions, files })
  expect([status, refusal?.identifier]).not.toEqual([409, 'busy'])
  expect(status).toBeLessThan(500)
  expect((await countMultiShard()) - before).toBe(OF_ANY_APP.includes(name) ? 1 : 0)
})

test('a mixed load by learners of several apps gets the right answers', async () => {
  const apps = await Promise.all(Array.from({ length: 4 }, () => testServer.createApp()))
  const readers = await Promise.all(
    apps.flatMap((app) =>
      Array.from({ length: 4 }, async () =>
        createReading(testServer, [{}, {}, {}, {}, {}], await createLearner(testServer, app)),
      ),
    ),
  )
  const before = await countMultiShard()
  const answers = await Promise.all(
    readers.map(async ({ as, user, moduleId, mark }) => {
      const all: { status: number }[] = [
        await testServer.call(login, { emailAddress: user.emailAddress, password: user.password }, as),
        await testServer.call(getDashboard, {}, as),
        await testServer.call(getModules, {}, as),
      ]
      for (let page = 0; page < 5; page++) {
        all.push(await mark(page), await testServer.call(getModule, { moduleId }, as))
      }
      return all
    }),
  )
  expect(answers.flat().map(({ status }) => status)).toEqual(answers.flat().map(() => 200))
  expect(await countMultiShard()).toBe(before)
  for (const { read, earnings } of readers) {
    expect(await read()).toMatchObject({ completionPercentage: 99, lastSeenModulePageIndex: 5 })
    expect(await earnings()).toMatchObject({ healthPoints: 25 })
  }
})
