import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { ReactNode } from 'react'
import { useCommand } from '../api/hooks.ts'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import { useIsDeleted } from './last-seen.tsx'
import { UsesNote } from './uses-note.tsx'

type Said<Item> = {
  message: string
  /** What is deleted with the item, and what stays. */
  consequences: (item: Item) => ReactNode
  /** Other items may refer to it: the dialog shows which. */
  hasUses?: boolean
}

type DeleteDialogProps<Item> = { item: Item; isOpen: boolean; onClose: () => void }

export const deleteDialog =
  <Item extends object>(
    kind: Pick<ItemKind, 'id' | 'name'>,
    operation: AnyOperation,
    { message, consequences, hasUses = false }: Said<Item>,
  ) =>
  ({ item, isOpen, onClose }: DeleteDialogProps<Item>) => {
    const { mutate, isPending } = useCommand(operation, {
      onSuccess: () => {
        notify('success', message)
        onClose()
      },
    })
    const id = (item as Record<string, unknown>)[kind.id] as string
    if (useIsDeleted()) return null
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        title={`${kind.name} löschen`}
        confirmLabel={`${kind.name} löschen`}
        isFinal
        isPending={isPending}
        onConfirm={() => mutate({ [kind.id]: id })}
      >
        {consequences(item)}
        {hasUses && <UsesNote itemId={id} />}
      </ConfirmDialog>
    )
  }
