import { deleteModuleAsManager, type ManagedModule } from '@wohlauf/contract/modules/modules-as-manager'
import { deleteDialog } from '../../../authoring/delete-dialog.tsx'
import { MODULE_KIND } from './module-kind.ts'

/** States whom it would interrupt, and not how many: an exact number of today says what one person has just read. */
export default deleteDialog<ManagedModule>(MODULE_KIND, deleteModuleAsManager, {
  message: 'Module wurde gelöscht.',
  hasUses: true,
  consequences: ({ title }) => (
    <>
      <p>
        „{title}“ wird mit allen Seiten, Inhalten und dem Lesestand gelöscht. Das lässt sich nicht rückgängig
        machen. Verdiente Gesundheitspunkte bleiben.
      </p>
      <p>
        <strong>Wer mitten in diesem Modul ist, kann es dann nicht beenden.</strong>
      </p>
    </>
  ),
})
