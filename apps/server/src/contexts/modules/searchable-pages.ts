import { isReachable } from '@wohlauf/contract/rules/reading'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { NOT_BEGUN, ownProgress } from './own-progress.ts'
import { readingOf } from './rules/reading.ts'
import { sharedModules } from './shared-modules.ts'

export type SearchablePage = {
  moduleId: string
  moduleTitle: string
  pageIndex: number
  /** Whether the learner can open it; of a locked page only the title, from the table of contents, is readable. */
  isReachable: boolean
  isSeen: boolean
}

export const searchablePages = async (context: LearnerContext): Promise<Map<string, SearchablePage>> => {
  const modules = await sharedModules(context)
  const progress = ownProgress(context)
  const pages = modules.flatMap((module) => {
    const { seenPageIds, completedAt } = progress.get(module.id) ?? NOT_BEGUN
    const ids = module.pages.map(({ id }) => id)
    const reading = readingOf(ids, seenPageIds, completedAt !== null)
    return ids.map((id, pageIndex): [string, SearchablePage] => [
      id,
      {
        moduleId: module.id,
        moduleTitle: module.title,
        pageIndex,
        isReachable: isReachable(reading, pageIndex),
        isSeen: seenPageIds.includes(id),
      },
    ])
  })
  return new Map(pages)
}
