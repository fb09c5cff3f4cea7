import { enableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { useCommand } from '../../../api/hooks.ts'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { moduleShownText } from './shown-texts.ts'
import { useResultOfModule } from './use-result-of-module.ts'

export const useShowModule = () => {
  const resultOf = useResultOfModule()
  return useCommand(enableModuleAsManager, {
    onSuccess: (_, { moduleId }) => notify('success', moduleShownText(resultOf(moduleId).state)),
  })
}
