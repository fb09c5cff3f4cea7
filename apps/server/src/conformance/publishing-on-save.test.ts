import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { restoreContentElementAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../composition/handlers.ts'
import { KINDS } from '../contexts/versions/kinds.ts'
import { isWriting } from '../platform/http/mount/admission.ts'
import { startTestServer } from '../testing/test-server.ts'
import { arrange } from './arrange.ts'
import { byName } from './every-operation.ts'
import { sampleFiles } from './sample-input.ts'
import { createWorld } from './world.ts'

/**
 * Triggers publish what a call saves, in an app that publishes each save: no handler can forget it, and each says that
 * it does (`publishesOnSave`).
 */

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)

const COMMANDS = OPERATIONS.filter(
  (operation) => isWriting(operation) && ['app-manager', 'admin'].includes(operation.audience),
)

const publishOnSave = (publishesOnSave: boolean) =>
  testServer.adminPool.query('UPDATE app SET publishes_on_save = $1', [publishesOnSave])

/** Leaves nothing open that a later save would publish. */
const publishAll = async () => {
  await publishOnSave(true)
  for (const kind of KINDS) await testServer.adminPool.query(`UPDATE "${kind}" SET revision = revision`)
}

const currentVersions = async (): Promise<ReadonlyMap<string, string>> => {
  const kind = `CASE ${KINDS.map((each) => `WHEN ${each}_id IS NOT NULL THEN '${each}'`).join(' ')} END`
  const { rows } = await testServer.adminPool.query<{ version: string; kind: string }>(
    `SELECT concat(id, hash) AS version, ${kind} AS kind FROM published_version WHERE is_current`,
  )
  return new Map(rows.map(({ version, kind }) => [version, kind]))
}

/** Statements before a call with this id, which would change nothing that is published otherwise. */
const PREPARATIONS: readonly (readonly [AnyOperation, field: string, statement: string])[] = [
  [
    deleteDocumentAsManager,
    'documentId',
    'UPDATE content_element SET document_id = $1 WHERE document_id IS NOT NULL',
  ],
  [
    restoreContentElementAsManager,
    'contentElementId',
    'UPDATE content_element SET removed_at = now() WHERE id = $1',
  ],
]

const otherOrder = (input: object): object =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      name.startsWith('sortedIdsOf') ? value.toReversed() : value,
    ]),
  )

/** The kinds of items that a call publishes. */
const kindsPublishedBy = async (operation: AnyOperation, publishesOnSave: boolean): Promise<string[]> => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  for (const [prepared, field, statement] of PREPARATIONS)
    if (prepared === operation) await testServer.adminPool.query(statement, [input[field as never]])
  await publishAll()
  await publishOnSave(publishesOnSave)
  const before = await currentVersions()
  const options = { ...callOptions, files: await sampleFiles(operation) }
  expect((await testServer.call(operation, otherOrder(input), options)).status).toBe(200)
  const after = await currentVersions()
  return [...new Set([...after].filter(([version]) => !before.has(version)).map(([, kind]) => kind))]
}

test.each(byName(COMMANDS))('%s publishes what its handler says', async (_name, operation) => {
  const { publishesOnSave } = HANDLERS.find((each) => each.operation === operation) ?? {}
  expect(await kindsPublishedBy(operation, true)).toEqual(publishesOnSave ? [publishesOnSave] : [])
  if (publishesOnSave) expect(await kindsPublishedBy(operation, false)).toEqual([])
})
