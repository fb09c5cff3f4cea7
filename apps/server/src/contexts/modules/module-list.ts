import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { NOT_BEGUN, type OwnProgress, ownProgress } from './own-progress.ts'
import { readingOf } from './rules/reading.ts'
import { viewedLast } from './rules/viewed-last.ts'
import { type SharedModule, sharedModules } from './shared-modules.ts'

export const summarise = (
  { id, pages, ...head }: SharedModule,
  { seenPageIds, completedAt }: Pick<OwnProgress, 'seenPageIds' | 'completedAt'> = NOT_BEGUN,
): Omit<ModuleSummary, 'isMostRecentlyViewedModule'> => ({
  moduleId: id,
  ...head,
  pageCount: pages.length,
  readingMinutes: pages.reduce((minutes, page) => minutes + page.readingMinutes, 0),
  ...readingOf(
    pages.map((page) => page.id),
    seenPageIds,
    completedAt !== null,
  ),
})

export const lastViewedOf = (
  modules: readonly SharedModule[],
  progress: ReadonlyMap<string, OwnProgress>,
): string | undefined => viewedLast(modules.flatMap(({ id }) => progress.get(id) ?? []))

export const listModules = async (context: LearnerContext): Promise<ModuleSummary[]> => {
  const modules = await sharedModules(context)
  const progress = ownProgress(context)
  const lastId = lastViewedOf(modules, progress)
  return modules.map((module) => ({
    ...summarise(module, progress.get(module.id)),
    isMostRecentlyViewedModule: module.id === lastId,
  }))
}
