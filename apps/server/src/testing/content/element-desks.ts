import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { getBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { createLearner, type Learner } from '../people/learner.ts'
import { createAuthoring, createManager } from '../people/manager.ts'
import type { TestServer } from '../test-server.ts'

type ShownElement = { title: string; type: string; revision?: number | undefined }

/** Two empty parents of elements in an app, with a manager and a learner. */
export type ElementDesk = Pick<Learner, 'app'> & {
  manager: Learner['as']
  parentIds: [string, string]
  elements: (parent?: 0 | 1) => Promise<ShownElement[]>
  /** The elements of the first parent as managers get them. */
  managed: () => Promise<ShownElement[]>
}

export const createPageDesk = async (testServer: TestServer): Promise<ElementDesk> => {
  const desk = await createAuthoring(testServer, [{ elements: [] }, { elements: [] }])
  const { app, manager, moduleId, pageId } = desk
  return {
    app,
    manager,
    parentIds: [pageId(0), pageId(1)],
    elements: async (page = 0) => (await desk.read()).pages[page]?.contentElements ?? [],
    managed: async () =>
      (await testServer.call(getModuleAsManager, { moduleId }, manager)).body.pages[0]?.contentElements ?? [],
  }
}

export const createArticleDesk = async (testServer: TestServer): Promise<ElementDesk> => {
  const { app, as: manager } = await createManager(testServer)
  const { as } = await createLearner(testServer, app)
  const [first, second] = [
    await testServer.createBlogArticle(app, { elements: [] }),
    await testServer.createBlogArticle(app, { elements: [] }),
  ]
  const parentIds: [string, string] = [first.blogArticleId, second.blogArticleId]
  return {
    app,
    manager,
    parentIds,
    elements: async (article = 0) =>
      (await testServer.call(getBlogArticleDetails, { blogArticleId: parentIds[article] }, as)).body
        .contentElements,
    managed: async () =>
      (await testServer.call(getBlogArticleAsManager, { blogArticleId: parentIds[0] }, manager)).body
        .contentElements,
  }
}
