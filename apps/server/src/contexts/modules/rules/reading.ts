/** A reader's progress in a module's visible pages (`decisions.md`, "Modules"). */
export type Reading = {
  completionPercentage: number
  /** The index of the first visible page not yet seen; the page count when all have been seen. */
  lastSeenModulePageIndex: number
  isCompleted: boolean
}

/** Hidden pages are not counted: only `visiblePageIds`, in their order, matter. */
export const readingOf = (
  visiblePageIds: readonly string[],
  seenPageIds: readonly string[],
  isCompleted: boolean,
): Reading => {
  const seen = new Set(seenPageIds)
  const count = visiblePageIds.filter((id) => seen.has(id)).length
  const firstUnseen = visiblePageIds.findIndex((id) => !seen.has(id))
  const percentage = visiblePageIds.length === 0 ? 0 : Math.floor((100 * count) / visiblePageIds.length)
  return {
    completionPercentage: isCompleted ? 100 : Math.min(percentage, 99),
    lastSeenModulePageIndex: firstUnseen === -1 ? visiblePageIds.length : firstUnseen,
    isCompleted,
  }
}

/**
 * Whether a page can be opened: any page of a completed module, else all up to the first one not yet seen.
 */
export const isReachable = (reading: Reading, pageIndex: number): boolean =>
  pageIndex >= 0 && (reading.isCompleted || pageIndex <= reading.lastSeenModulePageIndex)
