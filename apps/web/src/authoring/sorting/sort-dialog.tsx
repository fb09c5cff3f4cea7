import { Button } from '@mantine/core'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import classes from '../../ui/dialogs/dialog-form.module.css'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { type SortableItem, SortableList } from './sortable-list.tsx'

export type Sorting<Op extends AnyOperation> = {
  title: string
  items: readonly SortableItem[]
  operation: Op
  /** The input field with all ids in their new order. */
  inputOf: (sortedIds: string[]) => InputOf<Op>
}

type SortDialogProps<Op extends AnyOperation> = Sorting<Op> & { isOpen: boolean; onClose: () => void }

const SortForm = <Op extends AnyOperation>({ items, operation, inputOf, onClose }: SortDialogProps<Op>) => {
  const [order, setOrder] = useState(items)
  const isSame = order.every(({ id }, index) => items[index]?.id === id)
  const { mutate, isPending } = useCommand(operation, {
    onSuccess: () => {
      notify('success', 'Die Reihenfolge wurde angepasst.')
      onClose()
    },
  })
  return (
    <div className={classes.form}>
      <SortableList items={order} onChange={setOrder} />
      <DialogFoot>
        <Button variant="default" size="md" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          size="md"
          disabled={isSame}
          loading={isPending}
          onClick={() => mutate(inputOf(order.map(({ id }) => id)))}
        >
          Reihenfolge speichern
        </Button>
      </DialogFoot>
    </div>
  )
}

const membersOf = (items: readonly SortableItem[]): string =>
  items
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

const SortDialog = <Op extends AnyOperation>(props: SortDialogProps<Op>) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title} width="medium">
    {/* While the dialog is open it has an order of its own. When it is reopened, or when items were added
        or deleted, it starts with the list's. */}
    {props.isOpen && <SortForm key={membersOf(props.items)} {...props} />}
  </Dialog>
)

export default SortDialog
