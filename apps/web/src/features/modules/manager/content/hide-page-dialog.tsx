import {
  disableModulePageAsManager,
  type ManagedModulePage,
} from '@wohlauf/contract/modules/modules-as-manager'
import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import { useAnswer, useCommand } from '../../../../api/hooks.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { pageHiddenText } from '../shown-texts.ts'
import { useResultOfModule } from '../use-result-of-module.ts'

type HidePageDialogProps = { page: ManagedModulePage; moduleId: string; isOpen: boolean; onClose: () => void }

export const HidePageDialog = ({ page, moduleId, isOpen, onClose }: HidePageDialogProps) => {
  const resultOf = useResultOfModule()
  const { data: mode } = useAnswer(getPublishingModeAsManager, {}, { isSilent: true })
  const { mutate, isPending } = useCommand(disableModulePageAsManager, {
    onSuccess: () => {
      notify('success', pageHiddenText(resultOf(moduleId)))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Seite ausblenden"
      confirmLabel="Seite ausblenden"
      isPending={isPending}
      onConfirm={() => mutate({ modulePageId: page.modulePageId })}
    >
      <p>
        „{page.title}“ ist {mode?.publishesOnSave === false ? 'nach dem nächsten Veröffentlichen' : 'dann'}{' '}
        für niemanden mehr zu lesen. Wer sie schon gelesen hat, behält seinen Stand, und du kannst sie
        jederzeit wieder einblenden.
      </p>
    </ConfirmDialog>
  )
}
