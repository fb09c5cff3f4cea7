import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateOrderOfContentElementsAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { getModules } from '@wohlauf/contract/modules/modules'
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
  updateModulePageAsManager,
  updateModuleTitleAsManager,
  updateOrderOfModulePagesAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { richText } from '../../testing/content/content-elements.ts'
import type { TestApp } from '../../testing/people/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { ManagedLists } from '../managed-list.ts'

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

export const LISTS: ManagedLists = {
  modules: {
    id: 'moduleId',
    table: 'module',
    create: createModuleAsManager,
    created: { number: 9, title: 'Neu', isEnabled: true },
    other: { number: 8, title: 'Anders', isEnabled: false, alternativeText: 'Ein Glas' },
    update: updateModuleTitleAsManager,
    sort: updateOrderOfModulesAsManager,
    remove: deleteModuleAsManager,
    duplicate: duplicateModuleAsManager,
    show: enableModuleAsManager,
    hide: disableModuleAsManager,
    read: getModulesAsManager,
    readAsLearner: getModules,
    createRow: async (testServer, app) => (await testServer.createModule(app)).moduleId,
  },
  'pages of a module': {
    id: 'modulePageId',
    parent: 'moduleId',
    table: 'module_page',
    parentColumn: 'module_id',
    create: createModulePageAsManager,
    created: {
      modulePageTitle: 'Neu',
      modulePageIsExerciseIncluded: false,
      modulePageMinutesOverride: null,
      modulePageIsEnabled: true,
    },
    other: {
      modulePageTitle: 'Anders',
      modulePageIsExerciseIncluded: true,
      modulePageMinutesOverride: 7,
      modulePageIsEnabled: false,
    },
    update: updateModulePageAsManager,
    sort: updateOrderOfModulePagesAsManager,
    duplicate: duplicateModulePageAsManager,
    show: enableModulePageAsManager,
    hide: disableModulePageAsManager,
    read: getModuleAsManager,
    readInput: (moduleId) => ({ moduleId }),
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
    create: createRichTextAsManager,
    created: { title: 'Neu', textHtml: '<p>Neu</p>' },
    other: { title: 'Anders', textHtml: '<p>Anders</p>' },
    update: updateRichTextAsManager,
    sort: updateOrderOfContentElementsAsManager,
    remove: deleteContentElementAsManager,
    duplicate: duplicateContentElementAsManager,
    read: getModuleAsManager,
    readInput: (moduleId) => ({ moduleId }),
    rowsIn: ({ pages }) => pages[0].contentElements,
    write: async (testServer, app) => {
      const { moduleId, pageId, elementIds } = await withThreeElements(testServer, app)
      return { parentId: pageId, about: moduleId, ids: elementIds }
    },
  },
}
