import type { ItemInPackage } from '@wohlauf/contract/course-packages/course-package'
import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import {
  documentsOf,
  elementsOf,
  habitsOf,
  picturesOf,
  titleOf,
} from '@wohlauf/contract/course-packages/package-contents'

export const summaryOfItem = (item: ItemInPackage): PackageSummary => ({
  kind: item.kind,
  title: titleOf(item),
  pages: item.kind === 'MODULE' ? item.pages.length : 0,
  contentElements: elementsOf(item).length,
  pictures: picturesOf(item).length,
  documents: documentsOf(item).length,
  habits: habitsOf(item).length,
})
