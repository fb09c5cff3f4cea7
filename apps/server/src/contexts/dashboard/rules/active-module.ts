import type { ModuleSummary } from '@wohlauf/contract/modules'

/** The one to go on with: viewed last and not completed, else the first begun, else the first to begin. */
export const activeModule = (modules: readonly ModuleSummary[]): ModuleSummary | undefined => {
  const open = modules.filter(({ isCompleted }) => !isCompleted)
  return (
    open.find(({ isMostRecentlyViewedModule }) => isMostRecentlyViewedModule) ??
    open.find(({ completionPercentage }) => completionPercentage > 0) ??
    open[0]
  )
}
