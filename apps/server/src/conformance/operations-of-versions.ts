import {
  getFindingsOfBlogArticleAsManager,
  getStatesOfBlogArticlesAsManager,
  publishChangesOfBlogArticlesAsManager,
} from '@wohlauf/contract/blog/blog-versions-as-manager'
import {
  getDifferencesOfBlogArticleAsManager,
  getVersionOfBlogArticleAsManager,
  getVersionsOfBlogArticleAsManager,
  restoreVersionOfBlogArticleAsManager,
} from '@wohlauf/contract/blog/versions-of-article-as-manager'
import {
  getFindingsOfExperienceReportAsManager,
  getStatesOfExperienceReportsAsManager,
  publishChangesOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import {
  getDifferencesOfExperienceReportAsManager,
  getVersionOfExperienceReportAsManager,
  getVersionsOfExperienceReportAsManager,
  restoreVersionOfExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import {
  getFindingsOfModuleAsManager,
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  getDifferencesOfModuleAsManager,
  getVersionOfModuleAsManager,
  getVersionsOfModuleAsManager,
  restoreVersionOfModuleAsManager,
} from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { type AnyOperation, namesOfStaleQueries } from '@wohlauf/contract/operation'
import {
  getFindingsOfRecipeAsManager,
  getStatesOfRecipesAsManager,
  publishChangesOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import {
  getDifferencesOfRecipeAsManager,
  getVersionOfRecipeAsManager,
  getVersionsOfRecipeAsManager,
  restoreVersionOfRecipeAsManager,
} from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'

/** Queries for the open changes in the items of each kind that has versions. */
const QUERIES_OF_STATES: readonly string[] = [
  getStatesOfModulesAsManager,
  getStatesOfRecipesAsManager,
  getStatesOfBlogArticlesAsManager,
  getStatesOfExperienceReportsAsManager,
].map(({ name }) => name)

export const changesWhatIsOpen = (operation: AnyOperation): boolean =>
  namesOfStaleQueries(operation).some((name) => QUERIES_OF_STATES.includes(name))

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

/** Queries for earlier versions and their differences: sent each time their page is opened. */
export const QUERIES_OF_VERSIONS: readonly AnyOperation[] = [
  getVersionsOfModuleAsManager,
  getVersionOfModuleAsManager,
  getDifferencesOfModuleAsManager,
  getVersionsOfRecipeAsManager,
  getVersionOfRecipeAsManager,
  getDifferencesOfRecipeAsManager,
  getVersionsOfBlogArticleAsManager,
  getVersionOfBlogArticleAsManager,
  getDifferencesOfBlogArticleAsManager,
  getVersionsOfExperienceReportAsManager,
  getVersionOfExperienceReportAsManager,
  getDifferencesOfExperienceReportAsManager,
]

const RESTORING: readonly AnyOperation[] = [
  restoreVersionOfModuleAsManager,
  restoreVersionOfRecipeAsManager,
  restoreVersionOfBlogArticleAsManager,
  restoreVersionOfExperienceReportAsManager,
]

export const isOfVersions = (operation: AnyOperation): boolean =>
  QUERIES_OF_VERSIONS.includes(operation) || RESTORING.includes(operation)
