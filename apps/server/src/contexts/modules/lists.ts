import type { ListOfParent, ManagedList } from '../../platform/http/lists/managed-list.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { lockModule, lockPage } from './row-locks.ts'
import { shownTypes } from './rules/shown-elements.ts'

export const MODULES = { table: module } satisfies ManagedList<typeof module>

export const PAGES: ListOfParent<typeof modulePage> = {
  table: modulePage,
  parent: { field: 'moduleId', lock: lockModule },
}

export const ELEMENTS_OF_PAGE: ListOfParent<typeof contentElement> = {
  table: contentElement,
  parent: { field: 'modulePageId', lock: lockPage },
  shown: { field: 'type', valuesOf: ({ appEnabledFeatures }) => shownTypes(appEnabledFeatures) },
}
