import { download, query } from '@wohlauf/contract/operation'
import { EmptyObject } from '@wohlauf/contract/values/values'
import { afterAll, describe, expect, test } from 'vitest'
import { module } from '../../contexts/modules/database/tables.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { handle } from '../../platform/http/mount/handler.ts'
import { adminUser } from '../../platform/tenancy/tables.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, callOptionsOf, EVERY_OPERATION } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { createWorld } from '../world.ts'

/* Queries run in a transaction that the database keeps read-only: a query that writes without `mayWrite`
   fails here, and so does one with `mayWrite` that writes nothing. */

const spec = { input: EmptyObject, output: EmptyObject }
const rename = (tx: Tx) => tx.update(module).set({ title: 'renamed' })
const note = (tx: Tx) => tx.update(adminUser).set({ lastAuthenticatedAt: new Date() })
const ofApp = { ...spec, audience: 'app-manager' } as const
const ofAdmin = { ...spec, audience: 'admin' } as const

const writing = [
  handle(query('read-only/writes-query', ofApp), async ({ tx }) => {
    await rename(tx)
    return {}
  }),
  handle(download('read-only/writes-file-query', ofApp), async ({ tx }) => {
    await rename(tx)
    return { storageKey: 'none', contentType: 'text/plain', fileName: 'none' }
  }),
  handle(query('read-only/writes-as-admin-query', ofAdmin), async ({ tx }) => {
    await note(tx)
    return {}
  }),
]
const saying = [
  handle(
    query('read-only/says-so-query', { ...ofApp, mayWrite: true, audit: { title: 'Geschrieben' } }),
    async ({ tx }) => {
      await rename(tx)
      return {}
    },
  ),
  handle(
    query('read-only/says-so-as-admin-query', {
      ...ofAdmin,
      mayWrite: true,
      audit: { title: 'Geschrieben' },
    }),
    async ({ tx }) => {
      await note(tx)
      return {}
    },
  ),
]

const testServer = await startTestServer({ moreHandlers: [...writing, ...saying] })
afterAll(testServer.stop)
const world = await createWorld(testServer)

const probe = async ({ operation }: (typeof writing)[number] | (typeof saying)[number]) => {
  const before = await fingerprint(testServer.adminPool)
  const { status } = await testServer.call(operation, {}, callOptionsOf(operation, world))
  const after = await fingerprint(testServer.adminPool)
  return { status, isChanged: JSON.stringify(after) !== JSON.stringify(before) }
}

test.each(writing)('$operation.name writes without mayWrite, and fails', async (handler) => {
  expect(await probe(handler)).toEqual({ status: 500, isChanged: false })
})

test.each(saying)('$operation.name has mayWrite, and may write', async (handler) => {
  expect(await probe(handler)).toEqual({ status: 200, isChanged: true })
})

const reading = EVERY_OPERATION.filter(({ kind }) => kind === 'query' || kind === 'download').filter(
  ({ name }) => !name.startsWith('probes/'),
)

describe.each(byName(reading))('%s', (_, operation) => {
  test(isWriting(operation) ? 'writes, as stated' : 'answers, and writes nothing', async () => {
    const { input, callOptions } = await arrange(testServer, world, operation)
    const before = await fingerprint(testServer.adminPool)
    const { status } = await testServer.call(operation, input, callOptions)
    expect(status).toBe(200)
    const after = await fingerprint(testServer.adminPool)
    if (isWriting(operation)) expect(after).not.toEqual(before)
    else expect(after).toEqual(before)
  })
})
