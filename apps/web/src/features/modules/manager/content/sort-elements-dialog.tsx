import { updateOrderOfContentElementsAsManager } from '@wohlauf/contract/content-elements-as-manager'
import type { ManagedModulePage } from '@wohlauf/contract/modules-as-manager'
import { useCommand } from '../../../../api/hooks.ts'
import { SortDialog } from '../../../../authoring/sort-dialog.tsx'
import { notify } from '../../../../ui/snackbar-queue.ts'

type SortElementsDialogProps = { page: ManagedModulePage; isOpen: boolean; onClose: () => void }

export const SortElementsDialog = ({ page, isOpen, onClose }: SortElementsDialogProps) => {
  const { modulePageId, contentElements } = page
  const { mutate, isPending } = useCommand(updateOrderOfContentElementsAsManager, {
    onSuccess: () => {
      notify('success', 'Die Reihenfolge wurde angepasst.')
      onClose()
    },
  })
  return (
    <SortDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Inhalte sortieren"
      things={contentElements.map(({ contentElementId, title }) => ({ id: contentElementId, label: title }))}
      isPending={isPending}
      onSort={(sortedIdsOfContentElements) => mutate({ modulePageId, sortedIdsOfContentElements })}
    />
  )
}
