import type { ModuleSummary } from '@wohlauf/contract/modules/modules'

/** Viewed last and not completed, else the first begun one, else the first one not begun. */
export const activeModule = (modules: readonly ModuleSummary[]): ModuleSummary | undefined => {
  const open = modules.filter(({ isCompleted }) => !isCompleted)
  return (
    open.find(({ isMostRecentlyViewedModule }) => isMostRecentlyViewedModule) ??
    open.find(({ completionPercentage }) => completionPercentage > 0) ??
    open[0]
  )
}

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
