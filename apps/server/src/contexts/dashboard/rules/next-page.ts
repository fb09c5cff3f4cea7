import type { ModuleSummary } from '@wohlauf/contract/modules/modules'

/** @param pages the module's visible ones, in order */
export const withNextPage = (
  module: ModuleSummary,
  pages: readonly { title: string; readingMinutes: number }[],
) => {
  const { lastSeenModulePageIndex: index } = module
  const next = pages[index]
  return {
    ...module,
    nextPage: next ? { title: next.title, number: index + 1, readingMinutes: next.readingMinutes } : null,
  }
}
