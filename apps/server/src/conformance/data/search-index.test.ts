import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { SEARCH_INDEX } from '../../composition/required-database.ts'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { rebuildIndex } from '../../platform/search/rebuild-index.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName } from '../every-operation.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

/** After every command the search index equals a rebuilt one: no change of content is forgotten. */

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const ENTRIES = `SELECT app_id, id, kind, parent_id, is_visible, title, keywords, content, head::text, vector::text
  FROM search_entry ORDER BY app_id, id`

/** The current index, and a rebuilt one. */
const indexes = async () => {
  const client = await testServer.adminPool.connect()
  try {
    await client.query('BEGIN')
    const storedEntries = (await client.query<{ kind: string }>(ENTRIES)).rows
    await rebuildIndex(client, SEARCH_INDEX, (work) => work())
    return { stored: storedEntries, rebuilt: (await client.query<{ kind: string }>(ENTRIES)).rows }
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const COMMANDS = OPERATIONS.filter(
  (operation) => isWriting(operation) && ['app-manager', 'admin'].includes(operation.audience),
)

test('the world has entries of each kind', async () => {
  const { stored, rebuilt } = await indexes()
  expect(new Set(stored.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5)
  expect(stored).toEqual(rebuilt)
})

test.each(byName(COMMANDS))('after %s the index is up to date', async (_name, operation) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  await testServer.call(operation, input, { ...callOptions, files: await sampleFiles(operation) })
  const { stored, rebuilt } = await indexes()
  expect(stored).toEqual(rebuilt)
})
