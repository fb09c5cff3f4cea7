/** `decisions.md`, "Modules". */
export type Reading = {
  completionPercentage: number
  lastSeenModulePageIndex: number
  isCompleted: boolean
}

/** The progress in a module: whole percents, at most 99 until it is completed, then 100 permanently. */
export const completionPercentage = (seenCount: number, pageCount: number, isCompleted: boolean): number => {
  if (isCompleted) return 100
  return pageCount === 0 ? 0 : Math.min(99, Math.floor((100 * seenCount) / pageCount))
}

/** Any page of a completed module, else all up to the first one not yet seen. */
export const isReachable = (
  { isCompleted, lastSeenModulePageIndex }: Pick<Reading, 'isCompleted' | 'lastSeenModulePageIndex'>,
  pageIndex: number,
): boolean => pageIndex >= 0 && (isCompleted || pageIndex <= lastSeenModulePageIndex)

/** A page that was added after its module was completed: shown as 'Neu', and never marked as seen. */
export const isAddedPage = ({ isCompleted }: Pick<Reading, 'isCompleted'>, isSeen: boolean): boolean =>
  isCompleted && !isSeen

/** Whether any page of a module was added after its completion. */
export const hasAddedPages = (
  { isCompleted, lastSeenModulePageIndex }: Pick<Reading, 'isCompleted' | 'lastSeenModulePageIndex'>,
  pageCount: number,
): boolean => isCompleted && lastSeenModulePageIndex < pageCount

/** The success page opens once all pages are seen. */
export const isSuccessReachable = (reading: Parameters<typeof isReachable>[0], pageCount: number): boolean =>
  pageCount > 0 && isReachable(reading, pageCount)
