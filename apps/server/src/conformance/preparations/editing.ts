import {
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
} from '@wohlauf/contract/blog-as-manager'
import { updateOrderOfBlogElementsAsManager } from '@wohlauf/contract/blog-elements-as-manager'
import {
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateDocumentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents-as-manager'
import {
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports-as-manager'
import {
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback-as-manager'
import {
  enableModuleAsManager,
  enableModulePageAsManager,
  updateOrderOfModulePagesAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { publishTipAsManager, updateOrderOfTipsAsManager } from '@wohlauf/contract/nutrition-diary-as-manager'
import {
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  updateOrderOfRecipesAsManager,
} from '@wohlauf/contract/recipes-as-manager'
import type { TestServer } from '../../testing/test-server.ts'
import { type LISTS, wholeList } from '../whole-lists.ts'
import type { World } from '../world.ts'
import { after, inDatabase, nothing, type Preparation, type Preparations } from './preparation.ts'

const idOfModule = ({ tenantIds }: World) => tenantIds.moduleId
const idOfTip = ({ tenantIds }: World) => tenantIds.nutritionDiaryTipId
const idOfRecipe = ({ tenantIds }: World) => tenantIds.recipeId
const idOfReport = ({ tenantIds }: World) => tenantIds.experienceReportId
const idOfArticle = ({ tenantIds }: World) => tenantIds.blogArticleId
const idOfPage = ({ tenantIds }: World) => tenantIds.modulePageId

const onDocumentElement: Preparation = async (_testServer, { elementIds }) => ({
  input: { contentElementId: elementIds.DOCUMENT },
})

const withAnotherDocument: Preparation = async (testServer, { app }) => ({
  input: { idOfReferencedDocument: (await testServer.createDocument(app)).documentId },
})

/** Each kind of list in reverse order; there must be two rows of it first. */
const inOtherOrder =
  (
    list: keyof typeof LISTS,
    addAnother: (testServer: TestServer, world: World) => Promise<Record<string, unknown>>,
  ): Preparation =>
  async (testServer, world) => {
    const about = await addAnother(testServer, world)
    const ids = await wholeList(testServer, world, list, Object.values(about).at(-1))
    return { input: { ...about, [list]: ids.reverse() }, about }
  }

/** What editors do with content. */
export const EDITING: Preparations = [
  [enableModuleAsManager, [inDatabase('UPDATE module SET is_enabled = false WHERE id = $1', idOfModule)]],
  [
    enableModulePageAsManager,
    [inDatabase('UPDATE module_page SET is_enabled = false WHERE id = $1', idOfPage)],
  ],
  [updateOrderOfModulesAsManager, [inOtherOrder('sortedIdsOfModules', async () => ({}))]],
  [
    updateOrderOfModulePagesAsManager,
    [
      inOtherOrder('sortedIdsOfModulePages', async (testServer, { app }) => ({
        moduleId: (await testServer.createModule(app, { pages: [{}, {}] })).moduleId,
      })),
    ],
  ],
  [
    updateOrderOfContentElementsAsManager,
    [
      inOtherOrder('sortedIdsOfContentElements', async (_testServer, { tenantIds }) => ({
        modulePageId: tenantIds.modulePageId,
      })),
    ],
  ],
  [
    updateOrderOfDocumentsAsManager,
    [
      inOtherOrder('sortedIdsOfDocuments', async (testServer, { app }) => {
        await testServer.createDocument(app)
        return {}
      }),
    ],
  ],
  [publishRecipeAsManager, [inDatabase('UPDATE recipe SET is_enabled = false WHERE id = $1', idOfRecipe)]],
  [
    planPublicationOfRecipeAsManager,
    [inDatabase('UPDATE recipe SET is_enabled = false WHERE id = $1', idOfRecipe)],
  ],
  [
    updateOrderOfRecipesAsManager,
    [
      inOtherOrder('sortedIdsOfRecipes', async (testServer, { app }) => {
        await testServer.createRecipe(app)
        return {}
      }),
    ],
  ],
  [
    publishExperienceReportAsManager,
    [inDatabase('UPDATE experience_report SET is_enabled = false WHERE id = $1', idOfReport)],
  ],
  [
    planPublicationOfExperienceReportAsManager,
    [inDatabase('UPDATE experience_report SET is_enabled = false WHERE id = $1', idOfReport)],
  ],
  [
    updateOrderOfExperienceReportsAsManager,
    [
      inOtherOrder('sortedIdsOfExperienceReports', async (testServer, { app }) => {
        await testServer.createExperienceReport(app)
        return {}
      }),
    ],
  ],
  [
    planPublicationOfBlogArticleAsManager,
    [inDatabase('UPDATE blog_article SET is_enabled = false WHERE id = $1', idOfArticle)],
  ],
  [
    publishBlogArticleAsManager,
    [inDatabase('UPDATE blog_article SET is_enabled = false WHERE id = $1', idOfArticle)],
  ],
  [
    updateOrderOfBlogElementsAsManager,
    [
      async (testServer, world) => {
        const about = { blogArticleId: world.tenantIds.blogArticleId }
        const rows = 'sortedIdsOfContentElements of an article'
        const ids = await wholeList(testServer, world, rows, about.blogArticleId)
        return { input: { ...about, sortedIdsOfContentElements: ids.reverse() }, about }
      },
    ],
  ],
  [deleteContentElementAsManager, [nothing, onDocumentElement]],
  [duplicateContentElementAsManager, [nothing, onDocumentElement]],
  [updateDocumentElementAsManager, [nothing, withAnotherDocument]],
  [
    publishTipAsManager,
    [inDatabase('UPDATE nutrition_diary_tip SET is_enabled = false WHERE id = $1', idOfTip)],
  ],
  [
    updateOrderOfTipsAsManager,
    [
      inOtherOrder('sortedIdsOfTips', async (testServer, { app }) => {
        await testServer.createTips(app, 1)
        return {}
      }),
    ],
  ],
  [reopenFeedbackMessageAsManager, [after(markFeedbackMessageAsDoneAsManager)]],
]
