import type { ListOfParent, ManagedList } from '../../platform/http/lists/managed-list.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { lockModule, lockPage } from './row-locks.ts'
import { shownTypes } from './rules/shown-elements.ts'

export const MODULES: ManagedList<typeof module, 'moduleId', never> = { table: module, id: 'moduleId' }

export const PAGES: ListOfParent<typeof modulePage, 'modulePageId', 'moduleId'> = {
  table: modulePage,
  id: 'modulePageId',
  parent: { field: 'moduleId', lock: lockModule },
}

export const ELEMENTS_OF_PAGE: ListOfParent<typeof contentElement, 'contentElementId', 'modulePageId'> = {
  table: contentElement,
  id: 'contentElementId',
  parent: { field: 'modulePageId', lock: lockPage },
  visibleWhere: { field: 'type', valuesOf: ({ appEnabledFeatures }) => shownTypes(appEnabledFeatures) },
}
