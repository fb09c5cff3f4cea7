import { getModule, type Module, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { idOf } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const A = idOf(0xa01)
const B = idOf(0xa02)
const addressOf = (moduleId: string) => `/module/inhalt/${moduleId}`
const heading = (moduleId: string) => page.getByRole('heading', { level: 1, name: `Seite ${moduleId}` })

/** Serves two modules; the server remembers the one that was opened last. */
const serveTwoModules = (server: FakeServer) => {
  const memory = { newest: '' }
  const module = (moduleId: string): Module =>
    moduleWith(pagesOf({ title: `Seite ${moduleId}` }), {
      moduleId,
      isMostRecentlyViewedModule: memory.newest === moduleId,
    })
  serveModule(server, module(A))
  server.on(getModule, ({ moduleId }) => module(moduleId))
  server.on(markModuleAsMostRecentlySeen, ({ moduleId }) => {
    memory.newest = moduleId
    return {}
  })
  return memory
}
const countMarks = (server: FakeServer) =>
  server.callsOf(markModuleAsMostRecentlySeen).map(({ input }) => input.moduleId)

test('each opening of a module marks it as the most recent one, also on a quick return', async ({
  server,
}) => {
  serveTwoModules(server)
  const { router, queryClient } = await openScreen({ server, path: addressOf(A), user: sampleUser() })
  for (const [moduleId, all] of [
    [A, [A]],
    [B, [A, B]],
    [A, [A, B, A]],
  ] as const) {
    await router.navigate({ href: addressOf(moduleId) })
    await expect.element(heading(moduleId)).toBeVisible()
    await expect.poll(() => countMarks(server)).toEqual(all)
    // From then on the cached answer says so.
    await expect
      .poll(() => queryClient.getQueryData<Module>([getModule.name, { moduleId }]))
      .toMatchObject({ isMostRecentlyViewedModule: true })
  }
})

test('a module that is the most recent one is not marked again', async ({ server }) => {
  serveModule(server, moduleWith(pagesOf({ title: `Seite ${A}` }), { moduleId: A }))
  await openScreen({ server, path: addressOf(A), user: sampleUser() })
  await expect.element(heading(A)).toBeVisible()
  expect(countMarks(server)).toEqual([])
})

test('one visit of the screen sends the mark once, although another device opens another module', async ({
  server,
}) => {
  const memory = serveTwoModules(server)
  const { queryClient } = await openScreen({ server, path: addressOf(A), user: sampleUser() })
  const isNewest = () =>
    queryClient.getQueryData<Module>([getModule.name, { moduleId: A }])?.isMostRecentlyViewedModule
  await expect.poll(isNewest).toBe(true)
  memory.newest = B
  // The second answer comes after all effects of the first one.
  for (const _ of [1, 2]) {
    await queryClient.invalidateQueries({ queryKey: [getModule.name] })
    await expect.poll(isNewest).toBe(false)
  }
  expect(countMarks(server)).toEqual([A])
})
