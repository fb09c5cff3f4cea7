import { getDifferencesOfBlogArticleAsManager } from '@wohlauf/contract/blog/versions-of-article-as-manager'
import {
  createBlogArticleOfPackageAsManager,
  createModuleOfPackageAsManager,
  createRecipeOfPackageAsManager,
  getPackageOfBlogArticleAsManager,
  getPackageOfModuleAsManager,
  getPackageOfRecipeAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getDifferencesOfExperienceReportAsManager } from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import { getDifferencesOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { getDifferencesOfRecipeAsManager } from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'
import { oneOfEachBlogType } from '../../testing/content/blog-elements.ts'
import { oneOfEach, richText, type TestElement } from '../../testing/content/content-elements.ts'
import type { TestApp } from '../../testing/people/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

export type VersionedItem = {
  /** The field of inputs with the item's id. */
  id: string
  /** The table of each part of a version; that of `images` is the same for all. */
  tables: Readonly<Record<string, string>>
  /** Tables whose rows its elements refer to, and which a package has instead of their ids. */
  referredTables?: readonly string[]
  /** An item that has something in each column that is not filled by itself (`fillColumns`). @returns its id */
  create: (testServer: TestServer, app: TestApp) => Promise<string>
  differences: AnyOperation
  /** Null for items that managers cannot export. */
  package: { save: AnyOperation; create: AnyOperation } | null
}

/** All kinds, by the names of their tables. */
export const VERSIONED_ITEMS: Readonly<Record<string, VersionedItem>> = {
  module: {
    id: 'moduleId',
    tables: { item: 'module', pages: 'module_page', elements: 'content_element' },
    referredTables: ['habit', 'document'],
    create: async (testServer, app) => {
      const habitId = await testServer.createHabit(app)
      const { documentId } = await testServer.createDocument(app)
      const withTitle = (element: TestElement) => ({ ...element, title: 'Ein Inhalt' })
      const pages = [
        { elements: oneOfEach({ habitId, documentId }).map(withTitle), isExerciseIncluded: true },
        { elements: [withTitle(richText())], isEnabled: false },
      ]
      return (await testServer.createModule(app, { pages })).moduleId
    },
    differences: getDifferencesOfModuleAsManager,
    package: { save: getPackageOfModuleAsManager, create: createModuleOfPackageAsManager },
  },
  recipe: {
    id: 'recipeId',
    tables: { item: 'recipe' },
    create: (testServer, app) =>
      testServer.createRecipe(app, { tipBox: '<p>Schmeckt auch kalt.</p>', allergens: ['SOYBEANS'] }),
    differences: getDifferencesOfRecipeAsManager,
    package: { save: getPackageOfRecipeAsManager, create: createRecipeOfPackageAsManager },
  },
  blog_article: {
    id: 'blogArticleId',
    tables: { item: 'blog_article', elements: 'blog_article_content_element' },
    create: async (testServer, app) => {
      const { moduleId } = await testServer.createModule(app)
      const fields = { elements: oneOfEachBlogType(), idsOfPromotedModules: [moduleId] }
      return (await testServer.createBlogArticle(app, fields)).blogArticleId
    },
    differences: getDifferencesOfBlogArticleAsManager,
    package: { save: getPackageOfBlogArticleAsManager, create: createBlogArticleOfPackageAsManager },
  },
  experience_report: {
    id: 'experienceReportId',
    tables: { item: 'experience_report' },
    create: (testServer, app) => testServer.createExperienceReport(app),
    differences: getDifferencesOfExperienceReportAsManager,
    package: null,
  },
}

/** Items that the search finds and that have no versions, by their tables. */
export const UNVERSIONED_ITEMS: Readonly<
  Record<string, (testServer: TestServer, app: TestApp) => Promise<unknown>>
> = {
  document: (testServer, app) => testServer.createDocument(app),
  publication: (testServer, app) => testServer.createPublication(app),
}
