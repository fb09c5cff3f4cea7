import {
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
} from '@wohlauf/contract/blog-as-manager'
import {
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog-elements-as-manager'
import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import {
  createDocumentAsManager,
  deleteDocumentAsManager,
  updateOrderOfDocumentsAsManager,
} from '@wohlauf/contract/documents-as-manager'
import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports-as-manager'
import { deleteUserGoalProposalAsManager } from '@wohlauf/contract/goal-proposals-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/managed-documents'
import {
  createModuleAsManager,
  createModulePageAsManager,
  deleteModuleAsManager,
  disableModuleAsManager,
  disableModulePageAsManager,
  duplicateModuleAsManager,
  duplicateModulePageAsManager,
  enableModuleAsManager,
  enableModulePageAsManager,
  getModuleAsManager,
  getModulesAsManager,
  updateOrderOfModulePagesAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import {
  createTipAsManager,
  getTipsAsManager,
  publishTipAsManager,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
} from '@wohlauf/contract/nutrition-diary-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  createRecipeAsManager,
  getRecipesAsManager,
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
  updateOrderOfRecipesAsManager,
} from '@wohlauf/contract/recipes-as-manager'
import { deleteRegistrationLinkAsManager } from '@wohlauf/contract/sponsor-seats'
import { blogRichText } from '../testing/blog-elements.ts'
import type { TestFile } from '../testing/call.ts'
import { richText } from '../testing/content-elements.ts'
import type { TestApp } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import type { TestServer } from '../testing/test-server.ts'

type Input = Record<string, unknown>

/** A list as managers change it: its operations, and the names of their fields. */
export type ManagedListCase = {
  /** The input field with a row's id. */
  id: string
  /** The input field with the id of the parent row. */
  parent?: string
  /** The table, and its column with the parent. */
  table: string
  parentColumn?: string
  sort: AnyOperation
  sortedIds: string
  create: AnyOperation
  /** The fields of a new row, besides its id and its parent. */
  created: Input
  files?: () => Promise<Record<string, TestFile>>
  remove?: AnyOperation
  duplicate?: AnyOperation
  show?: AnyOperation
  hide?: AnyOperation
  /** Plans when a row is published. */
  plan?: AnyOperation
  read: AnyOperation
  /** The input of `read`, and the list in its answer. */
  asked: (parentId: string) => Input
  // biome-ignore lint/suspicious/noExplicitAny: the answer of each list has another shape
  rowsIn: (answer: any, parentId: string) => Input[]
  /** Creates a list of three rows. */
  write: (testServer: TestServer, app: TestApp) => Promise<{ parentId: string; ids: string[]; about: string }>
}

const three = async (write: () => Promise<string>): Promise<string[]> => [
  await write(),
  await write(),
  await write(),
]

const withThreePages = async (testServer: TestServer, app: TestApp) => {
  const page = (number: number) => ({ title: `Seite ${number}`, elements: [richText()] })
  const { moduleId, pages } = await testServer.createModule(app, { pages: [page(1), page(2), page(3)] })
  return { moduleId, pageIds: pages.map(({ modulePageId }) => modulePageId) }
}

const withThreeElements = async (testServer: TestServer, app: TestApp) => {
  const elements = ['Eins', 'Zwei', 'Drei'].map((title) => ({ ...richText(), title }))
  const { moduleId, pages } = await testServer.createModule(app, { pages: [{ elements }] })
  const [page] = pages
  return {
    moduleId,
    pageId: page?.modulePageId ?? '',
    elementIds: (page?.elements ?? []).map(({ contentElementId }) => contentElementId),
  }
}

/**
 * Of lists without an order, which have tests of their own (`goal-proposals-as-manager.test.ts`,
 * `articles-as-manager.test.ts`).
 */
export const OF_UNSORTED_LISTS: readonly AnyOperation[] = [
  deleteUserGoalProposalAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
  // A sponsor has one link and no list of them.
  deleteRegistrationLinkAsManager,
]

/** What a list whose publications are planned needs to be tested for that. */
export type PlannedListCase = Pick<ManagedListCase, 'id' | 'read' | 'asked' | 'rowsIn' | 'write'> &
  Required<Pick<ManagedListCase, 'plan' | 'show' | 'hide'>>

/** Lists without an order whose publications are planned. */
export const PLANNED_UNSORTED_LISTS: Readonly<Record<string, PlannedListCase>> = {
  'articles of the blog': {
    id: 'blogArticleId',
    plan: planPublicationOfBlogArticleAsManager,
    show: publishBlogArticleAsManager,
    hide: unpublishBlogArticleAsManager,
    read: getBlogArticlesAsManager,
    asked: () => ({}),
    rowsIn: (answer) =>
      answer.map((row: { isPublished: boolean }) => ({ ...row, isEnabled: row.isPublished })),
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await three(async () => (await testServer.createBlogArticle(app)).blogArticleId),
    }),
  },
}

/** Every list that managers sort. */
export const MANAGED_LISTS: Readonly<Record<string, ManagedListCase>> = {
  modules: {
    id: 'moduleId',
    table: 'module',
    sort: updateOrderOfModulesAsManager,
    sortedIds: 'sortedIdsOfModules',
    create: createModuleAsManager,
    created: { number: 9, title: 'Neu', isEnabled: true },
    files: async () => ({
      imageFile: { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' },
    }),
    remove: deleteModuleAsManager,
    duplicate: duplicateModuleAsManager,
    show: enableModuleAsManager,
    hide: disableModuleAsManager,
    read: getModulesAsManager,
    asked: () => ({}),
    rowsIn: (answer) => answer,
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await three(async () => (await testServer.createModule(app)).moduleId),
    }),
  },
  'pages of a module': {
    id: 'modulePageId',
    parent: 'moduleId',
    table: 'module_page',
    parentColumn: 'module_id',
    sort: updateOrderOfModulePagesAsManager,
    sortedIds: 'sortedIdsOfModulePages',
    create: createModulePageAsManager,
    created: { modulePageTitle: 'Neu', modulePageIsExerciseIncluded: false, modulePageIsEnabled: true },
    duplicate: duplicateModulePageAsManager,
    show: enableModulePageAsManager,
    hide: disableModulePageAsManager,
    read: getModuleAsManager,
    asked: (moduleId) => ({ moduleId }),
    rowsIn: ({ pages }) => pages,
    write: async (testServer, app) => {
      const { moduleId, pageIds } = await withThreePages(testServer, app)
      return { parentId: moduleId, about: moduleId, ids: pageIds }
    },
  },
  'elements of a page': {
    id: 'contentElementId',
    parent: 'modulePageId',
    table: 'content_element',
    parentColumn: 'module_page_id',
    sort: updateOrderOfContentElementsAsManager,
    sortedIds: 'sortedIdsOfContentElements',
    create: createRichTextAsManager,
    created: { title: 'Neu', textHtml: '<p>Neu</p>' },
    remove: deleteContentElementAsManager,
    duplicate: duplicateContentElementAsManager,
    read: getModuleAsManager,
    asked: (moduleId) => ({ moduleId }),
    rowsIn: ({ pages }) => pages[0].contentElements,
    write: async (testServer, app) => {
      const { moduleId, pageId, elementIds } = await withThreeElements(testServer, app)
      return { parentId: pageId, about: moduleId, ids: elementIds }
    },
  },
  'elements of an article': {
    id: 'blogArticleContentElementId',
    parent: 'blogArticleId',
    table: 'blog_article_content_element',
    parentColumn: 'blog_article_id',
    sort: updateOrderOfBlogElementsAsManager,
    sortedIds: 'sortedIdsOfContentElements',
    create: createBlogRichTextAsManager,
    created: { title: 'Neu', textHtml: '<p>Neu</p>' },
    remove: deleteBlogElementAsManager,
    read: getBlogArticleAsManager,
    asked: (blogArticleId) => ({ blogArticleId }),
    rowsIn: ({ contentElements }) => contentElements,
    write: async (testServer, app) => {
      const elements = [blogRichText(), blogRichText(), blogRichText()]
      const { blogArticleId, elementIds } = await testServer.createBlogArticle(app, { elements })
      return { parentId: blogArticleId, about: blogArticleId, ids: elementIds }
    },
  },
  'experience reports': {
    id: 'experienceReportId',
    table: 'experience_report',
    sort: updateOrderOfExperienceReportsAsManager,
    sortedIds: 'sortedIdsOfExperienceReports',
    create: createExperienceReportAsManager,
    created: {
      name: 'Neu',
      ageInYears: 40,
      job: 'Lehrerin',
      familySituation: 'Ledig',
      content: '<p>Neu</p>',
    },
    files: async () => ({
      image: { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' },
    }),
    show: publishExperienceReportAsManager,
    hide: unpublishExperienceReportAsManager,
    plan: planPublicationOfExperienceReportAsManager,
    read: getExperienceReportsAsManager,
    asked: () => ({}),
    rowsIn: (answer) =>
      answer.map((row: { isPublished: boolean }) => ({ ...row, isEnabled: row.isPublished })),
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await three(() => testServer.createExperienceReport(app)),
    }),
  },
  recipes: {
    id: 'recipeId',
    table: 'recipe',
    sort: updateOrderOfRecipesAsManager,
    sortedIds: 'sortedIdsOfRecipes',
    create: createRecipeAsManager,
    created: {
      name: 'Neu',
      totalTimeInMinutes: 20,
      preparationTimeInMinutes: 10,
      ingredients: [{ unit: 'TO_TASTE', ingredient: 'Salz' }],
      preparationSteps: ['Rühren.'],
    },
    files: async () => {
      const picture = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
      return { heroImage: picture, ingredientsImage: picture }
    },
    show: publishRecipeAsManager,
    hide: unpublishRecipeAsManager,
    plan: planPublicationOfRecipeAsManager,
    read: getRecipesAsManager,
    asked: () => ({}),
    rowsIn: (answer) =>
      answer.map((row: { isPublished: boolean }) => ({ ...row, isEnabled: row.isPublished })),
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await three(() => testServer.createRecipe(app)),
    }),
  },
  documents: {
    id: 'documentId',
    table: 'document',
    sort: updateOrderOfDocumentsAsManager,
    sortedIds: 'sortedIdsOfDocuments',
    create: createDocumentAsManager,
    created: { title: 'Neu', shortDescription: 'Kurz' },
    files: async () => ({
      file: { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: 'blatt.pdf', type: 'application/pdf' },
    }),
    remove: deleteDocumentAsManager,
    read: getDocumentsAsManager,
    asked: () => ({}),
    rowsIn: (answer) => answer,
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await three(async () => (await testServer.createDocument(app)).documentId),
    }),
  },
  'tips of the nutrition diary': {
    id: 'nutritionDiaryTipId',
    table: 'nutrition_diary_tip',
    sort: updateOrderOfTipsAsManager,
    sortedIds: 'sortedIdsOfTips',
    create: createTipAsManager,
    created: { type: 'CHECK', description: 'Neu' },
    show: publishTipAsManager,
    hide: unpublishTipAsManager,
    read: getTipsAsManager,
    asked: () => ({}),
    rowsIn: (answer) =>
      answer.map((row: { isPublished: boolean }) => ({ ...row, isEnabled: row.isPublished })),
    write: async (testServer, app) => ({
      parentId: '',
      about: '',
      ids: await testServer.createTips(app, 3),
    }),
  },
}
