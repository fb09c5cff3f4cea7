import {
  type ManagedModuleContent,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import SortDialog from '../../../../authoring/sorting/sort-dialog.tsx'

type SortPagesDialogProps = { module: ManagedModuleContent; isOpen: boolean; onClose: () => void }

export const SortPagesDialog = ({ module: { moduleId, pages }, ...dialog }: SortPagesDialogProps) => (
  <SortDialog
    {...dialog}
    title="Seiten sortieren"
    items={pages.map(({ modulePageId, title }) => ({ id: modulePageId, label: title }))}
    operation={updateOrderOfModulePagesAsManager}
    inputOf={(sortedIdsOfModulePages) => ({ moduleId, sortedIdsOfModulePages })}
  />
)
