import { completionPercentage, type Reading } from '@wohlauf/contract/rules/reading'

/** Hidden pages are not counted: only `visiblePageIds`, in their order, matter. */
export const readingOf = (
  visiblePageIds: readonly string[],
  seenPageIds: readonly string[],
  isCompleted: boolean,
): Reading => {
  const seenIds = new Set(seenPageIds)
  const count = visiblePageIds.filter((id) => seenIds.has(id)).length
  const firstUnseen = visiblePageIds.findIndex((id) => !seenIds.has(id))
  return {
    completionPercentage: completionPercentage(count, visiblePageIds.length, isCompleted),
    lastSeenModulePageIndex: firstUnseen === -1 ? visiblePageIds.length : firstUnseen,
    isCompleted,
  }
}
