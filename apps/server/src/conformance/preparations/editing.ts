import { updateBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { publishChangesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { updateExperienceReportAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { publishChangesOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import {
  markFeedbackMessageAsDoneAsManager,
  reopenFeedbackMessageAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import {
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateDocumentElementAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { updateModuleTitleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { publishChangesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { updateRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { EDITING_OF_LISTS } from '../list-samples.ts'
import { after, nothing, type Preparation, type Preparations, withOpenChange } from './preparation.ts'

const onDocumentElement: Preparation = async (_testServer, { elementIds }) => ({
  input: { contentElementId: elementIds.DOCUMENT },
})

const withAnotherDocument: Preparation = async (testServer, { app }) => ({
  input: { idOfReferencedDocument: (await testServer.createDocument(app)).documentId },
})

/** What editors do with content. */
export const EDITING: Preparations = [
  ...EDITING_OF_LISTS,
  [deleteContentElementAsManager, [nothing, onDocumentElement]],
  [duplicateContentElementAsManager, [nothing, onDocumentElement]],
  [updateDocumentElementAsManager, [nothing, withAnotherDocument]],
  [publishModulesAsManager, [withOpenChange(updateModuleTitleAsManager)]],
  [publishChangesOfBlogArticlesAsManager, [withOpenChange(updateBlogArticleAsManager)]],
  [publishChangesOfExperienceReportsAsManager, [withOpenChange(updateExperienceReportAsManager)]],
  [publishChangesOfRecipesAsManager, [withOpenChange(updateRecipeAsManager)]],
  [reopenFeedbackMessageAsManager, [after(markFeedbackMessageAsDoneAsManager)]],
]
