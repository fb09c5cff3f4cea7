import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { moveItem } from './move-item.ts'
import { SORT_INSTRUCTIONS } from './sort-announcements.ts'
import classes from './sortable-list.module.css'
import { SortableRow } from './sortable-row.tsx'
import { useKeyboardCarrying } from './use-keyboard-carrying.ts'
import { usePointerCarrying } from './use-pointer-carrying.ts'

export type SortableItem = { id: string; label: string }

type SortableListProps = {
  items: readonly SortableItem[]
  onChange: (items: readonly SortableItem[]) => void
}

export const SortableList = ({ items, onChange }: SortableListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const instructions = useId()
  const [announcement, say] = useState('')
  const keyboard = useKeyboardCarrying({ items, onChange, say })
  const { carrying, handlers, cancel } = usePointerCarrying({ list, items, onChange, say })
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!carrying) keyboard.onKeyDown(event, index)
    else if (event.key === 'Escape') cancel()
  }
  return (
    <>
      <ol className={classes.list} ref={list} data-carrying={carrying !== null || undefined}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            item={item}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            isCarried={item.id === keyboard.carriedId || index === carrying?.from}
            shiftPx={carrying?.shifts[index] ?? 0}
            handle={{
              'aria-describedby': instructions,
              onKeyDown: (event) => onKeyDown(event, index),
              onBlur: keyboard.onBlur,
              ...handlers,
              onPointerDown: (event) => handlers.onPointerDown(event, index),
            }}
            onUp={() => onChange(moveItem(items, index, index - 1))}
            onDown={() => onChange(moveItem(items, index, index + 1))}
          />
        ))}
      </ol>
      <VisuallyHidden id={instructions}>{SORT_INSTRUCTIONS}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
