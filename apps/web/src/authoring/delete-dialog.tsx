import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { ReactNode } from 'react'
import { useCommand } from '../api/hooks.ts'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import { useIsDeleted } from './last-seen.tsx'

type DeleteDialogProps<Item> = { item: Item; isOpen: boolean; onClose: () => void }

/** @param consequences what is deleted with the item, and what stays */
export const deleteDialog =
  <Item extends object>(
    kind: Pick<ItemKind, 'id' | 'name'>,
    operation: AnyOperation,
    { message, consequences }: { message: string; consequences: (item: Item) => ReactNode },
  ) =>
  ({ item, isOpen, onClose }: DeleteDialogProps<Item>) => {
    const { mutate, isPending } = useCommand(operation, {
      onSuccess: () => {
        notify('success', message)
        onClose()
      },
    })
    if (useIsDeleted()) return null
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        title={`${kind.name} löschen`}
        confirmLabel={`${kind.name} löschen`}
        isFinal
        isPending={isPending}
        onConfirm={() => mutate({ [kind.id]: (item as Record<string, unknown>)[kind.id] })}
      >
        {consequences(item)}
      </ConfirmDialog>
    )
  }
