import type { ModuleSummary } from '@wohlauf/contract/modules/modules'
import { activeModule } from '@wohlauf/contract/rules/active-module'

export type GuidedModule = { module: ModuleSummary; isCurrent: boolean; isNext: boolean }

/** Sorts the modules: the current one, the next one, all other open ones, and last the completed ones. */
export const moduleGuide = (modules: readonly ModuleSummary[]): GuidedModule[] => {
  const current = activeModule(modules)
  const following = activeModule(modules.filter((module) => module !== current))
  const next = current?.completionPercentage === 0 ? current : following
  const rank = (module: ModuleSummary): number => {
    if (module === current) return 0
    if (module === following) return 1
    return module.isCompleted ? 3 : 2
  }
  return modules
    .toSorted((one, other) => rank(one) - rank(other))
    .map((module) => ({ module, isCurrent: module === current, isNext: module === next }))
}
