import { useRouter } from '@tanstack/react-router'
import {
  type ElementLeftOut,
  restoreVersionOfModuleAsManager,
} from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { pathTo } from '@wohlauf/contract/routes/routes'
import type { PublishedVersion } from '@wohlauf/contract/versions/versions'
import { useCommand } from '../../../../api/hooks.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { LeftOut } from './left-out.tsx'
import type { useDifferences } from './version-differences.tsx'

type RestoreVersionDialogProps = {
  moduleId: string
  version: PublishedVersion
  leftOut: readonly ElementLeftOut[]
  differences: ReturnType<typeof useDifferences>
  isOpen: boolean
  onClose: () => void
}

export const RestoreVersionDialog = ({
  moduleId,
  version: { versionId, number },
  leftOut,
  differences: { data, refetch },
  isOpen,
  onClose,
}: RestoreVersionDialogProps) => {
  const router = useRouter()
  const { mutate, isPending } = useCommand(restoreVersionOfModuleAsManager, {
    onSuccess: () => {
      notify('success', `Die Arbeitsfassung ist jetzt wie Version ${number}.`)
      void router.navigate({ href: pathTo('manage-modules-content-management', { id: moduleId }) })
    },
    onError: () => void refetch(),
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Als Arbeitsfassung übernehmen"
      confirmLabel="Übernehmen"
      isPending={isPending}
      isDisabled={!data}
      onConfirm={() => data && mutate({ moduleId, versionId, workingState: data.workingState })}
    >
      <p>Titel, Bild, Seiten und Inhalte werden wieder, wie sie in Version {number} waren.</p>
      {data?.publishesOnSave ? (
        <p>
          Mitglieder lesen das sofort, weil hier jedes Speichern veröffentlicht wird. Der jetzige Stand bleibt
          als Version erhalten.
        </p>
      ) : (
        <p>
          Veröffentlicht wird dabei nichts. Was in der Arbeitsfassung seit der letzten Veröffentlichung
          geändert wurde, geht verloren.
        </p>
      )}
      <LeftOut elements={leftOut} />
    </ConfirmDialog>
  )
}
