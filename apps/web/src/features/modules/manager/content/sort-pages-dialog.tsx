import {
  type ManagedModuleContent,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { useCommand } from '../../../../api/hooks.ts'
import { SortDialog } from '../../../../authoring/sort-dialog.tsx'
import { notify } from '../../../../ui/snackbar-queue.ts'

type SortPagesDialogProps = { module: ManagedModuleContent; isOpen: boolean; onClose: () => void }

export const SortPagesDialog = ({ module: { moduleId, pages }, isOpen, onClose }: SortPagesDialogProps) => {
  const { mutate, isPending } = useCommand(updateOrderOfModulePagesAsManager, {
    onSuccess: () => {
      notify('success', 'Die Reihenfolge wurde angepasst.')
      onClose()
    },
  })
  return (
    <SortDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Seiten sortieren"
      things={pages.map(({ modulePageId, title }) => ({ id: modulePageId, label: title }))}
      isPending={isPending}
      onSort={(sortedIdsOfModulePages) => mutate({ moduleId, sortedIdsOfModulePages })}
    />
  )
}
