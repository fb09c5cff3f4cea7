import { enableModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('shows a hidden page at its position, where it has to be read before later pages', async () => {
  const { manager, pageId, mark, read } = await createAuthoring(testServer, [
    {},
    { isEnabled: false },
    {},
    {},
  ])
  await mark(0)
  await mark(2)
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 2 })
  for (let time = 0; time < 2; time += 1)
    expect(
      await testServer.call(enableModulePageAsManager, { modulePageId: pageId(1) }, manager).then(outcome),
    ).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 50, lastSeenModulePageIndex: 1 })
  expect(await mark(3).then(outcome)).toEqual([409, 'module-page-out-of-order'])
  expect(await mark(1).then(outcome)).toBe(200)
  expect(await mark(3).then(outcome)).toBe(200)
})
