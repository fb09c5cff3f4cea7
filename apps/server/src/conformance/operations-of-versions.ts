import {
  getFindingsOfBlogArticleAsManager,
  getStatesOfBlogArticlesAsManager,
  publishChangesOfBlogArticlesAsManager,
} from '@wohlauf/contract/blog/blog-versions-as-manager'
import {
  getFindingsOfExperienceReportAsManager,
  getStatesOfExperienceReportsAsManager,
  publishChangesOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import {
  getFindingsOfModuleAsManager,
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  getFindingsOfRecipeAsManager,
  getStatesOfRecipesAsManager,
  publishChangesOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipe-versions-as-manager'

/** What is open in the items of each kind that has versions. */
const QUERIES_OF_STATES: readonly AnyOperation[] = [
  getStatesOfModulesAsManager,
  getStatesOfRecipesAsManager,
  getStatesOfBlogArticlesAsManager,
  getStatesOfExperienceReportsAsManager,
]

export const changesWhatIsOpen = (operation: AnyOperation): boolean =>
  operation.invalidates?.().some((query) => QUERIES_OF_STATES.includes(query)) ?? false

export const QUERIES_OF_FINDINGS: readonly AnyOperation[] = [
  getFindingsOfModuleAsManager,
  getFindingsOfRecipeAsManager,
  getFindingsOfBlogArticleAsManager,
  getFindingsOfExperienceReportAsManager,
]

const PUBLISHING: readonly AnyOperation[] = [
  publishModulesAsManager,
  publishChangesOfRecipesAsManager,
  publishChangesOfBlogArticlesAsManager,
  publishChangesOfExperienceReportsAsManager,
]

export const publishesSeveral = (operation: AnyOperation): boolean => PUBLISHING.includes(operation)
