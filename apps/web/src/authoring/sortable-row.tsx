import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import classes from './sortable-list.module.css'
import type { SortableThing } from './sortable-list.tsx'

type SortableRowProps = {
  thing: SortableThing
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
}

/** One thing with its handle and its two buttons. */
export const SortableRow = ({ thing, isFirst, isLast, onUp, onDown }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: thing.id })
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={`${thing.label} verschieben`}
      >
        <IconGripVertical aria-hidden size={22} />
      </button>
      <span className={classes.label}>{thing.label}</span>
      <ActionIcon
        variant="subtle"
        size={44}
        onClick={onUp}
        disabled={isFirst}
        aria-label={`${thing.label} nach oben`}
      >
        <IconArrowUp aria-hidden size={20} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        onClick={onDown}
        disabled={isLast}
        aria-label={`${thing.label} nach unten`}
      >
        <IconArrowDown aria-hidden size={20} />
      </ActionIcon>
    </li>
  )
}
