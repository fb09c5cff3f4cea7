import { deleteBlogElementAsManager } from '@wohlauf/contract/blog-elements-as-manager'
import { deleteContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { deleteDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { deleteUserGoalProposalAsManager } from '@wohlauf/contract/goal-proposals-as-manager'
import { deleteModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestServer } from '../testing/test-server.ts'
import type { World } from './world.ts'

export const DELETIONS: readonly AnyOperation[] = [
  deleteBlogElementAsManager,
  deleteContentElementAsManager,
  deleteDocumentAsManager,
  deleteModuleAsManager,
  deleteUserGoalProposalAsManager,
]

/** Rows to delete: the world's own rows are still needed. */
export const somethingElse = async (testServer: TestServer, { app }: World, operation: AnyOperation) => {
  if (operation === deleteBlogElementAsManager) {
    const { elementIds } = await testServer.createBlogArticle(app)
    return { blogArticleContentElementId: elementIds[0] }
  }
  const { moduleId, pages } = await testServer.createModule(app)
  if (operation === deleteModuleAsManager) return { moduleId }
  if (operation === deleteDocumentAsManager)
    return { documentId: (await testServer.createDocument(app)).documentId }
  if (operation === deleteUserGoalProposalAsManager)
    return { userGoalProposalId: await testServer.createGoalProposal(app) }
  return { contentElementId: pages[0]?.elements[0]?.contentElementId }
}

/** A row that is not published: only the publication of such a row can be planned. */
export const somethingHidden = async (testServer: TestServer, { app }: World, input: object) => {
  if ('recipeId' in input) return { recipeId: await testServer.createRecipe(app, { isEnabled: false }) }
  if ('experienceReportId' in input)
    return { experienceReportId: await testServer.createExperienceReport(app, { isEnabled: false }) }
  if ('blogArticleId' in input) {
    const { blogArticleId } = await testServer.createBlogArticle(app, { isEnabled: false })
    return { blogArticleId }
  }
  throw new Error(`nothing to plan in ${Object.keys(input)}`)
}
