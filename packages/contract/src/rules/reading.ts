import type { ModuleSummary } from '../modules.ts'

/** How far someone is in a module's visible pages (`decisions.md`, "Modules"). */
export type Reading = Pick<ModuleSummary, 'completionPercentage' | 'lastSeenModulePageIndex' | 'isCompleted'>

/** How much of a module is read: whole percents, at most 99 until it is completed, then 100 for good. */
export const completionPercentage = (seenCount: number, pageCount: number, isCompleted: boolean): number => {
  if (isCompleted) return 100
  return pageCount === 0 ? 0 : Math.min(99, Math.floor((100 * seenCount) / pageCount))
}

/** Whether a page may be opened: any of a completed module, else up to the first one not yet seen. */
export const isReachable = (
  { isCompleted, lastSeenModulePageIndex }: Pick<Reading, 'isCompleted' | 'lastSeenModulePageIndex'>,
  pageIndex: number,
): boolean => pageIndex >= 0 && (isCompleted || pageIndex <= lastSeenModulePageIndex)

/** Whether the success page may be opened, where a module is completed: once all of its pages are seen. */
export const isSuccessReachable = (reading: Parameters<typeof isReachable>[0], pageCount: number): boolean =>
  pageCount > 0 && isReachable(reading, pageCount)
