import { dropAutosaveAsManager, keepAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { updateBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { publishChangesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { restoreVersionOfBlogArticleAsManager } from '@wohlauf/contract/blog/versions-of-article-as-manager'
import { updateExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { publishChangesOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { restoreVersionOfExperienceReportAsManager } from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import {
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import {
  createDocumentElementAsManager,
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  restoreContentElementAsManager,
  updateDocumentElementAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  updateModulePageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { restoreVersionOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { publishChangesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { updateRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { restoreVersionOfRecipeAsManager } from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'
import { callOptionsOf } from '../every-operation.ts'
import { EDITING_OF_LISTS } from '../list-samples.ts'
import {
  after,
  nothing,
  type Preparation,
  type Preparations,
  publishByHand,
  withOpenChange,
} from './preparation.ts'

const onDocumentElement: Preparation = async (_testServer, { elementIds }) => ({
  input: { contentElementId: elementIds.DOCUMENT },
})

const withAnotherDocument: Preparation = async (testServer, { app }) => ({
  input: { idOfReferencedDocument: (await testServer.createDocument(app)).documentId },
})

/** The module's title, a page's, and the number of a document's uses change. */
const afterChanges: Preparation = async (testServer, world) => {
  await publishByHand(testServer, world)
  for (const operation of [
    updateModuleTitleAsManager,
    updateModulePageAsManager,
    createDocumentElementAsManager,
  ])
    await after(operation)(testServer, world)
  return {}
}

const deletedDocumentElement: Preparation = async (testServer, world) => {
  const { input = {} } = await onDocumentElement(testServer, world)
  await testServer.call(
    deleteContentElementAsManager,
    { contentElementId: String(input.contentElementId) },
    callOptionsOf(deleteContentElementAsManager, world),
  )
  await publishByHand(testServer, world)
  return { input }
}

/** Operations of editors on content. */
export const EDITING: Preparations = [
  ...EDITING_OF_LISTS,
  [deleteContentElementAsManager, [nothing, onDocumentElement]],
  [duplicateContentElementAsManager, [nothing, onDocumentElement]],
  [updateDocumentElementAsManager, [nothing, withAnotherDocument]],
  [publishModulesAsManager, [withOpenChange(updateModuleTitleAsManager)]],
  [publishChangesOfBlogArticlesAsManager, [withOpenChange(updateBlogArticleAsManager)]],
  [publishChangesOfExperienceReportsAsManager, [withOpenChange(updateExperienceReportAsManager)]],
  [publishChangesOfRecipesAsManager, [withOpenChange(updateRecipeAsManager)]],
  [restoreContentElementAsManager, [deletedDocumentElement]],
  [restoreVersionOfModuleAsManager, [afterChanges]],
  [restoreVersionOfRecipeAsManager, [withOpenChange(updateRecipeAsManager)]],
  [restoreVersionOfBlogArticleAsManager, [withOpenChange(updateBlogArticleAsManager)]],
  [restoreVersionOfExperienceReportAsManager, [withOpenChange(updateExperienceReportAsManager)]],
  [dropAutosaveAsManager, [after(keepAutosaveAsManager)]],
  [reopenFeedbackMessageAsManager, [after(markFeedbackMessageAsDoneAsManager)]],
]
