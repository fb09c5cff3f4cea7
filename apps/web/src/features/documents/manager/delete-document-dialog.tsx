import { deleteDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/managed-documents'
import { useCommand } from '../../../api/hooks.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'

const whatGoesToo = (elements: number): string => {
  if (elements === 0) return 'Kein Modul verweist darauf.'
  if (elements === 1) return 'Ein Inhalt eines Moduls verweist darauf und wird mit gelöscht.'
  return `${elements} Inhalte von Modulen verweisen darauf und werden mit gelöscht.`
}

type DeleteDocumentDialogProps = { document: ManagedDocument; isOpen: boolean; onClose: () => void }

/** Asks for confirmation, and says what is deleted with it (specification, managers, section 4). */
export const DeleteDocumentDialog = ({ document, isOpen, onClose }: DeleteDocumentDialogProps) => {
  const { documentId, title, referringElements } = document
  const { mutate, isPending } = useCommand(deleteDocumentAsManager, {
    onSuccess: () => {
      notify('success', 'Das Dokument und die verknüpften Inhaltselemente wurden gelöscht.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Dokument löschen"
      confirmLabel="Dokument löschen"
      isFinal
      isPending={isPending}
      onConfirm={() => mutate({ documentId })}
    >
      <p>„{title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.</p>
      <p>
        <strong>{whatGoesToo(referringElements)}</strong>
      </p>
    </ConfirmDialog>
  )
}
