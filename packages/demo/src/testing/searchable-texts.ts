import { module, moduleProgress } from '../../../../apps/server/src/contexts/modules/database/tables.ts'
import { inTenant } from '../../../../apps/server/src/platform/database/transaction.ts'
import { type TestElement, video } from '../../../../apps/server/src/testing/content/content-elements.ts'
import type { TestApp, TestUser } from '../../../../apps/server/src/testing/people/people.ts'
import type { TestServer } from '../../../../apps/server/src/testing/test-server.ts'
import type { DemoElement, DemoWorld } from '../content/types.ts'
import { storedContentOf } from '../stored-content-of.ts'

/** Elements with pictures, habits and documents of their own become one with the same title. */
const elementOf = (element: DemoElement): TestElement =>
  element.type === 'IMAGE' || element.type === 'HABIT_PROPOSAL' || element.type === 'DOCUMENT'
    ? { ...video(), title: element.title }
    : { content: storedContentOf(element), title: element.title }

/** The texts of a demo world, without drawing its pictures. */
export const writeTexts = async (testServer: TestServer, app: TestApp, world: DemoWorld): Promise<void> => {
  for (const { title, pages } of world.modules)
    await testServer.createModule(app, {
      title,
      pages: pages.map((page) => ({ title: page.title, elements: page.contentElements.map(elementOf) })),
    })
  for (const { title, shortDescription } of world.documents)
    await testServer.createDocument(app, { title, shortDescription })
  for (const { name, content } of world.experienceReports)
    await testServer.createExperienceReport(app, { name, content })
  for (const { title, publisher, ...more } of world.publications)
    await testServer.createPublication(app, {
      title,
      publisher,
      author: 'author' in more ? more.author : publisher,
    })
}

/** The user has completed all modules of the app: every page can be read. */
export const completeAllModules = (
  { pool, clock }: TestServer,
  { app, id: userId }: TestUser,
): Promise<void> =>
  inTenant(pool, { appId: app.appId, userId, reach: 'app' }, async (tx) => {
    for (const { id } of await tx.select({ id: module.id }).from(module))
      await tx.insert(moduleProgress).values({
        userId,
        moduleId: id,
        seenPageIds: [],
        confirmedExercisePageIds: [],
        completedAt: clock.now(),
      })
  })
