import { getModulesAsManager, updateModuleTitleAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/learner.ts'
import { createAuthoring } from '../../../testing/manager.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('changes number and title, and learners see them', async () => {
  const { manager, moduleId, read } = await createAuthoring(testServer)
  const { status, body } = await testServer.call(
    updateModuleTitleAsManager,
    { moduleId, number: 7, title: ' Gut trinken ', revision: 1 },
    manager,
  )
  expect([status, body]).toEqual([200, {}])
  expect(await read()).toMatchObject({ number: 7, title: 'Gut trinken' })
  expect((await testServer.call(getModulesAsManager, {}, manager)).body).toMatchObject([{ revision: 2 }])
})

test('a concurrent change is not overwritten', async () => {
  const { manager, moduleId, read } = await createAuthoring(testServer)
  const change = (title: string, revision?: number) =>
    testServer.call(
      updateModuleTitleAsManager,
      { moduleId, number: 1, title, ...(revision ? { revision } : {}) },
      manager,
    )
  expect(await change('Zuerst', 1).then(outcome)).toBe(200)
  const { status, refusal } = await change('Zu spät', 1)
  expect([status, refusal]).toEqual([
    409,
    { identifier: 'conflict', message: 'Das wurde inzwischen geändert. Bitte lade die Seite neu.' },
  ])
  expect((await read()).title).toBe('Zuerst')
  expect(await change('Danach', 2).then(outcome)).toBe(200)
  expect(await change('Ohne Angabe').then(outcome)).toBe(200)
  expect((await read()).title).toBe('Ohne Angabe')
})

test('one of several concurrent changes based on the same revision is made', async () => {
  const { manager, moduleId } = await createAuthoring(testServer)
  const input = { moduleId, number: 1, title: 'Neu', revision: 1 }
  expect(await atOnce(6, () => testServer.call(updateModuleTitleAsManager, input, manager))).toEqual({
    200: 1,
    409: 5,
  })
})

test('returns 404 for a module of another app and for an unknown one', async () => {
  const { manager } = await createAuthoring(testServer)
  const foreign = await createAuthoring(testServer)
  for (const moduleId of [foreign.moduleId, NOWHERE]) {
    const answer = await testServer.call(
      updateModuleTitleAsManager,
      { moduleId, number: 1, title: 'x' },
      manager,
    )
    expect(outcome(answer)).toEqual([404, 'not-found'])
  }
})
