import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { useAnswer } from '../../../../api/hooks.ts'

/** Missing until they are loaded: a list does not wait for them. */
export const useModuleStates = () => {
  const { data } = useAnswer(getStatesOfModulesAsManager, {}, { isSilent: true, refetchOnReturn: true })
  return new Map(data?.map((state) => [state.moduleId, state]))
}
