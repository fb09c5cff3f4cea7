import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { moveItem } from './move-item.ts'
import { announce, sortInstructions } from './sort-announcements.ts'
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
  const moveByButton = (item: SortableItem, from: number, to: number) => {
    // A screen reader presses buttons without moving the focus, which may still be on the row that is carried.
    keyboard.drop()
    onChange(moveItem(items, from, to))
    say(announce.moved(item, to, items.length))
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
              onBlur: keyboard.drop,
              ...handlers,
              onPointerDown: (event) => handlers.onPointerDown(event, index),
            }}
            onUp={() => moveByButton(item, index, index - 1)}
            onDown={() => moveByButton(item, index, index + 1)}
          />
        ))}
      </ol>
      <VisuallyHidden id={instructions}>
        {sortInstructions('mit den Knöpfen „nach oben“ und „nach unten“')}
      </VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
