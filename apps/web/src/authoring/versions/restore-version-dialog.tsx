import { useRouter } from '@tanstack/react-router'
import { useCommand } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { pathOf } from '../page/use-way-back.ts'
import type { useVersion } from './use-version.ts'
import type { AnyVersions } from './versions-spec.ts'

type RestoreVersionDialogProps = ReturnType<typeof useVersion> & {
  spec: AnyVersions
  itemId: string
  number: number
  isOpen: boolean
  onClose: () => void
}

export const RestoreVersionDialog = ({
  spec: { operations, pageOf, parts, leftOut },
  itemId,
  number,
  input,
  content,
  differences: { data, refetch },
  isOpen,
  onClose,
}: RestoreVersionDialogProps) => {
  const router = useRouter()
  const { mutate, isPending } = useCommand(operations.restoring, {
    onSuccess: () => {
      notify('success', `Die Arbeitsfassung ist jetzt wie Version ${number}.`)
      void router.navigate({ href: pathOf(pageOf(itemId)) })
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
      onConfirm={() => data && mutate({ ...input, workingState: data.workingState })}
    >
      <p>
        {parts} werden wieder, wie sie in Version {number} waren.
      </p>
      {data?.publishesOnSave ? (
        <p>
          Mitglieder lesen das sofort, sofern es nicht ausgeblendet ist: Hier wird jedes Speichern
          veröffentlicht. Der jetzige Stand bleibt als Version erhalten.
        </p>
      ) : (
        <p>
          Veröffentlicht wird dabei nichts. Was in der Arbeitsfassung seit der letzten Veröffentlichung
          geändert wurde, geht verloren.
        </p>
      )}
      {leftOut?.(content.data)}
    </ConfirmDialog>
  )
}
