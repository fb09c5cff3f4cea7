import {
  disableModulePageAsManager,
  type ManagedModulePage,
} from '@wohlauf/contract/modules/modules-as-manager'
import { useCommand } from '../../../../api/hooks.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'

type HidePageDialogProps = { page: ManagedModulePage; isOpen: boolean; onClose: () => void }

export const HidePageDialog = ({ page, isOpen, onClose }: HidePageDialogProps) => {
  const { mutate, isPending } = useCommand(disableModulePageAsManager, {
    onSuccess: () => {
      notify('success', 'Seite wurde ausgeblendet')
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
        „{page.title}“ ist dann für niemanden mehr zu lesen. Wer sie schon gelesen hat, behält seinen Stand,
        und du kannst sie jederzeit wieder einblenden.
      </p>
    </ConfirmDialog>
  )
}
