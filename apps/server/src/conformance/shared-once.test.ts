import { getHabitIntents, getHabitLookBack } from '@wohlauf/contract/habits/habits'
import { loadModule } from 'libpg-query'
import { afterAll, describe, expect, test } from 'vitest'
import { TABLES } from '../composition/required-database.ts'
import { tablesOf } from '../testing/database/tables-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { arrange } from './arrange.ts'
import { byName, EVERY_OPERATION } from './every-operation.ts'
import { createWorld } from './world.ts'

/**
 * Content that all learners share is loaded once for each version of an app's content (docs/decisions/0018): when
 * repeated, a learner's query reads no table of shared content.
 */

await loadModule()

let statements: string[] = []
const testServer = await startTestServer({ onStatement: (text) => void statements.push(text) })
afterAll(testServer.stop)
const world = await createWorld(testServer)

/** The tables that a query reads again, with the reason. */
const AGAIN: Readonly<Record<string, { tables: readonly string[]; reason: string }>> = {
  [getHabitIntents.name]: { tables: ['habit'], reason: "the habits of the user's own plans come with them" },
  [getHabitLookBack.name]: { tables: ['habit'], reason: "the habits of the user's own plans come with them" },
}

const sharedTablesIn = (text: string) =>
  tablesOf(text)
    .map(({ relname }) => relname)
    .filter((table) => TABLES[table]?.isSharedContent)

const ofLearners = EVERY_OPERATION.filter(
  ({ kind, audience, name }) => kind === 'query' && audience === 'learner' && !name.startsWith('probes/'),
)

describe.each(byName(ofLearners))('%s', (_, operation) => {
  test(
    operation.name in AGAIN ? 'reads again only what is stated' : 'reads shared content once',
    async () => {
      const { input, callOptions } = await arrange(testServer, world, operation)
      expect((await testServer.call(operation, input, callOptions)).status).toBe(200)
      statements = []
      expect((await testServer.call(operation, input, callOptions)).status).toBe(200)
      expect(statements.flatMap(sharedTablesIn)).toEqual(AGAIN[operation.name]?.tables ?? [])
    },
  )
})
