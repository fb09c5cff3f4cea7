import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import classes from './form-dialog.module.css'
import { SortableList, type SortableThing } from './sortable-list.tsx'

type SortDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  things: readonly SortableThing[]
  isPending: boolean
  /** All ids in their new order. */
  onSort: (sortedIds: string[]) => void
}

const SortForm = ({ things, isPending, onClose, onSort }: Omit<SortDialogProps, 'isOpen' | 'title'>) => {
  const [order, setOrder] = useState(things)
  const isSame = order.every(({ id }, place) => things[place]?.id === id)
  return (
    <div className={classes.form}>
      <SortableList things={order} onChange={setOrder} />
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          size="md"
          disabled={isSame}
          loading={isPending}
          onClick={() => onSort(order.map(({ id }) => id))}
        >
          Reihenfolge speichern
        </Button>
      </div>
    </div>
  )
}

const membersOf = (things: readonly SortableThing[]): string =>
  things
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

/** Puts things into another order: by dragging, by keyboard, or by the buttons of each. */
export const SortDialog = ({ isOpen, title, ...form }: SortDialogProps) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title={title} width="medium">
    {/* While it is open the order is the dialog's own; opened again, or when things came or went, it is the list's. */}
    {isOpen && <SortForm key={membersOf(form.things)} {...form} />}
  </Dialog>
)
