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
