import { inspectPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { documentsOf, elementsOf, habitsOf } from '@wohlauf/contract/course-packages/package-contents'
import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findSameDocument } from '../../documents/index.ts'
import { findSameHabit } from '../../habits/index.ts'
import { shownTypes } from '../../modules/index.ts'
import { summaryOfItem } from '../summary-of-item.ts'

const FEATURE_OF = { MODULE: null, RECIPE: 'RECIPES', BLOG_ARTICLE: 'BLOG' } as const

const count = async <T>(values: readonly T[], find: (value: T) => Promise<string | null>) => {
  let number = 0
  for (const value of values) if (await find(value)) number += 1
  return number
}

/** A file is named by its hash. */
const hashOf = (file: string): string => file.slice('files/'.length).split('.')[0] ?? ''

export const inspectPackageAsManagerCommand = handle(
  inspectPackageAsManager,
  async ({ files, tx, app, refuse }) => {
    const { item } = files.package
    const feature = FEATURE_OF[item.kind]
    if (feature && !app.appEnabledFeatures.includes(feature)) return refuse('feature-not-enabled')
    const types = shownTypes(app.appEnabledFeatures)
    const summary = summaryOfItem(item)
    const leftOut =
      item.kind === 'MODULE'
        ? elementsOf(item).filter(({ type }) => !types.includes(type as ContentElementType)).length
        : 0
    const documents = leftOut > 0 ? [] : documentsOf(item)
    const habits = habitsOf(item)
    return {
      ...summary,
      contentElements: summary.contentElements - leftOut,
      documents: documents.length,
      knownDocuments: await count(documents, (each) => findSameDocument(tx, each, hashOf(each.file))),
      knownHabits: await count(habits, (each) => findSameHabit(tx, each)),
      leftOutElements: leftOut,
    }
  },
)
