type Progress = {
  isCompleted: boolean
  completionPercentage: number
  isMostRecentlyViewedModule: boolean
}

/** The module viewed last unless it is completed, else the first one in progress, else the first one not begun. */
export const activeModule = <Module extends Progress>(modules: readonly Module[]): Module | undefined => {
  const open = modules.filter(({ isCompleted }) => !isCompleted)
  return (
    open.find(({ isMostRecentlyViewedModule }) => isMostRecentlyViewedModule) ??
    open.find(({ completionPercentage }) => completionPercentage > 0) ??
    open[0]
  )
}
