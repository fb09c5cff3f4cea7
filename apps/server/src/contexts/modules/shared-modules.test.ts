import { getModule, getModules, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import {
  disableModulePageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../composition/handlers.ts'
import { createSharedContent } from '../../platform/content/shared-content.ts'
import { createCalls } from '../../testing/call.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
// Another process: it has the same database and a content cache of its own.
const other = await testServer.build(OPERATIONS, HANDLERS, {
  services: { sharedContent: createSharedContent() },
})
afterAll(async () => {
  await other.close()
  await testServer.stop()
})
const calls = [testServer.call, createCalls(other, () => 'unknown.test').call]

test('an editor’s committed change is what every later query returns, in every process', async () => {
  const learner = await createLearner(testServer)
  const { app, as } = learner
  const { as: manager } = await createManager(testServer, app)
  const { moduleId } = await testServer.createModule(app, { title: '0' })
  let saveCount = 0
  let isOver = false
  const stale: string[] = []
  const note = (what: string, title: string | undefined, least: number) => {
    if (Number(title) < least) stale.push(`${what}: ${title} after ${least}`)
  }
  const read = async (call: (typeof calls)[number]) => {
    let reads = 0
    while (!isOver) {
      const before = saveCount
      const list = await call(getModules, {}, as)
      note('the list', list.body[0]?.title, before)
      const between = saveCount
      const details = await call(getModule, { moduleId }, as)
      note('the details', details.body.title, between)
      reads += 1
    }
    return reads
  }
  const readers = [...calls, ...calls, ...calls].map(read)
  try {
    while (saveCount < 20) {
      const input = { moduleId, number: 1, title: String(saveCount + 1) }
      expect((await testServer.call(updateModuleTitleAsManager, input, manager)).status).toBe(200)
      saveCount += 1
    }
  } finally {
    isOver = true
    await Promise.allSettled(readers)
  }
  for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0)
  expect(stale).toEqual([])
})

test('a hidden page is neither shown nor counted nor markable any more, in every process', async () => {
  const learner = await createLearner(testServer)
  const { app, as } = learner
  const { as: manager } = await createManager(testServer, app)
  const { moduleId, pages } = await testServer.createModule(app, { pages: [{}, {}, {}] })
  const modulePageId = pages[0]?.modulePageId ?? ''
  const seesPages = async () =>
    Promise.all(calls.map(async (call) => (await call(getModule, { moduleId }, as)).body.pages.length))
  expect(await seesPages()).toEqual([3, 3])
  await testServer.call(disableModulePageAsManager, { modulePageId }, manager)
  expect(await seesPages()).toEqual([2, 2])
  for (const call of calls) expect((await call(markModulePageAsSeen, { modulePageId }, as)).status).toBe(404)
})

test('uncommitted changes of an editor are not cached', async () => {
  const { app, as } = await createLearner(testServer)
  const { moduleId } = await testServer.createModule(app, { title: 'Gespeichert' })
  const titles = async () =>
    Promise.all(calls.map(async (call) => (await call(getModules, {}, as)).body.map(({ title }) => title)))
  const client = await testServer.adminPool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`UPDATE module SET title = 'Angefangen' WHERE id = $1`, [moduleId])
    expect(await titles()).toEqual([['Gespeichert'], ['Gespeichert']])
    await client.query('COMMIT')
    expect(await titles()).toEqual([['Angefangen'], ['Angefangen']])
  } finally {
    client.release()
  }
})
