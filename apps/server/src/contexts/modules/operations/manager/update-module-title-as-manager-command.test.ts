import { getModulesAsManager, updateModuleTitleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

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

test('a caller who has not seen the last change gets the reason for the refusal', async () => {
  const { manager, moduleId, read } = await createAuthoring(testServer)
  const change = (title: string) =>
    testServer.call(updateModuleTitleAsManager, { moduleId, number: 1, title, revision: 1 }, manager)
  expect((await change('Zuerst')).status).toBe(200)
  const { status, refusal } = await change('Zu spät')
  expect([status, refusal]).toEqual([
    409,
    { identifier: 'conflict', message: 'Das wurde inzwischen geändert. Bitte lade die Seite neu.' },
  ])
  expect((await read()).title).toBe('Zuerst')
})
