import { deleteModuleAsManager, type ManagedModule } from '@wohlauf/contract/modules/modules-as-manager'
import { deleteDialog } from '../../../authoring/delete-dialog.tsx'
import { MODULE_KIND } from './module-kind.ts'

const inTheMiddle = (learners: number): string => {
  if (learners === 0) return 'Zurzeit ist niemand mitten in diesem Modul.'
  if (learners === 1) return 'Eine Person ist mitten in diesem Modul und kann es dann nicht beenden.'
  return `${learners} Personen sind mitten in diesem Modul und können es dann nicht beenden.`
}

/** States how many learners it would interrupt. */
export default deleteDialog<ManagedModule>(MODULE_KIND, deleteModuleAsManager, {
  message: 'Module wurde gelöscht.',
  hasUses: true,
  consequences: ({ title, learnersInTheMiddle }) => (
    <>
      <p>
        „{title}“ wird mit allen Seiten, Inhalten und dem Lesestand gelöscht. Das lässt sich nicht rückgängig
        machen. Verdiente Gesundheitspunkte bleiben.
      </p>
      <p>
        <strong>{inTheMiddle(learnersInTheMiddle)}</strong>
      </p>
    </>
  ),
})
