import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import type { ComponentProps } from 'react'
import IconArrowDown from '~icons/tabler/arrow-down'
import IconArrowUp from '~icons/tabler/arrow-up'
import IconGripVertical from '~icons/tabler/grip-vertical'
import classes from './sortable-list.module.css'
import type { SortableItem } from './sortable-list.tsx'

type SortableRowProps = {
  item: SortableItem
  isFirst: boolean
  isLast: boolean
  isCarried: boolean
  /** The row's offset from its original position while an item is moved. */
  shiftPx: number
  handle: ComponentProps<'button'>
  onUp: () => void
  onDown: () => void
}

export const SortableRow = ({
  item,
  isFirst,
  isLast,
  isCarried,
  shiftPx,
  handle,
  onUp,
  onDown,
}: SortableRowProps) => (
  <li
    className={classes.row}
    data-carried={isCarried || undefined}
    style={shiftPx === 0 ? {} : { transform: `translateY(${shiftPx}px)` }}
  >
    <button
      type="button"
      {...handle}
      className={classes.handle}
      aria-label={`${item.label} verschieben`}
      aria-pressed={isCarried}
      // Escape cancels the move; the dialog stays open.
      data-mantine-stop-propagation={isCarried}
    >
      <IconGripVertical aria-hidden size={22} />
    </button>
    <span className={classes.label}>{item.label}</span>
    <ActionIcon
      variant="subtle"
      size={44}
      onClick={onUp}
      disabled={isFirst}
      aria-label={`${item.label} nach oben`}
    >
      <IconArrowUp aria-hidden size={20} />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      size={44}
      onClick={onDown}
      disabled={isLast}
      aria-label={`${item.label} nach unten`}
    >
      <IconArrowDown aria-hidden size={20} />
    </ActionIcon>
  </li>
)
