import { useQueryClient } from '@tanstack/react-query'
import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { answerOptions } from '../../../api/hooks.ts'
import type { Result } from './shown-texts.ts'

/** The state after a command, to be read once it is done: the command has refetched the queries that it changed. */
export const useResultOfModule = (): ((moduleId: string) => Result) => {
  const queryClient = useQueryClient()
  return (moduleId) => {
    const module = queryClient.getQueryData(answerOptions(getModuleAsManager, { moduleId }).queryKey)
    const states = queryClient.getQueryData(answerOptions(getStatesOfModulesAsManager, {}).queryKey)
    return {
      isModuleShown: module?.isEnabled ?? true,
      state: states?.find((state) => state.moduleId === moduleId),
    }
  }
}
