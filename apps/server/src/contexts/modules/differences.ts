import type { ManagedModuleContent, ManagedModulePage } from '@wohlauf/contract/modules/modules-as-manager'
import type { ChangedPage } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { ContentElement } from '@wohlauf/contract/values/elements/content-elements'
import type { ChangedField } from '@wohlauf/contract/values/items/versions'
import { changedFields, comparedParts, isDifferent } from '../versions/index.ts'

/** Lists are compared separately; calculated values and revisions are no difference to read. */
const IGNORED = new Set([
  ...['revision', 'readingMinutes', 'pages', 'contentElements'],
  ...['hash', 'aspectRatio', 'widths'],
  ...['moduleId', 'modulePageId', 'contentElementId', 'type'],
  'contentElementQuizAnswerId',
])

/** Whether the module is shown is no part of a version. */
const IGNORED_OF_HEAD = new Set([...IGNORED, 'isEnabled'])

const partOfPage = (page: ManagedModulePage) => ({
  id: page.modulePageId,
  title: page.title,
  fields: page,
  elements: page.contentElements.map((element: ContentElement) => ({
    id: element.contentElementId,
    title: element.title,
    fields: element,
  })),
})

export const differencesOf = (
  was: ManagedModuleContent,
  is: ManagedModuleContent,
): { fields: ChangedField[]; pages: ChangedPage[] } => {
  const pages = comparedParts(was.pages.map(partOfPage), is.pages.map(partOfPage), IGNORED)
  return {
    fields: changedFields(was, is, IGNORED_OF_HEAD),
    pages: pages
      .map(({ was: former, is: present, ...page }) => ({
        ...page,
        elements: comparedParts(former?.elements ?? [], present?.elements ?? [], IGNORED)
          .filter(isDifferent)
          .map(({ was: before, is: after, ...element }) => {
            const { type } = after?.fields ?? before?.fields ?? {}
            if (!type) throw new Error('an element was compared with nothing')
            return { ...element, type }
          }),
      }))
      .filter((page) => isDifferent(page) || page.elements.length > 0),
  }
}
