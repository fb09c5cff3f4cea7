import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { moved } from '../moved.ts'
import { SORT_INSTRUCTIONS } from './sort-announcements.ts'
import classes from './sortable-list.module.css'
import { SortableRow } from './sortable-row.tsx'
import { useKeyboardCarrying } from './use-keyboard-carrying.ts'
import { usePointerCarrying } from './use-pointer-carrying.ts'

export type SortableThing = { id: string; label: string }

type SortableListProps = {
  things: readonly SortableThing[]
  onChange: (things: readonly SortableThing[]) => void
}

/** The list of a sort dialog: by pointer, by keyboard, and by the two buttons of each row. */
export const SortableList = ({ things, onChange }: SortableListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const instructions = useId()
  const [said, say] = useState('')
  const keyboard = useKeyboardCarrying({ things, onChange, say })
  const { drawn, handlers, cancel } = usePointerCarrying({ list, things, onChange, say })
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (!drawn) keyboard.onKeyDown(event, place)
    else if (event.key === 'Escape') cancel()
  }
  return (
    <>
      <ol className={classes.list} ref={list} data-carrying={drawn !== null || undefined}>
        {things.map((thing, place) => (
          <SortableRow
            key={thing.id}
            thing={thing}
            isFirst={place === 0}
            isLast={place === things.length - 1}
            isCarried={thing.id === keyboard.carriedId || place === drawn?.from}
            shiftPx={drawn?.shifts[place] ?? 0}
            handle={{
              'aria-describedby': instructions,
              onKeyDown: (event) => onKeyDown(event, place),
              onBlur: keyboard.onBlur,
              ...handlers,
              onPointerDown: (event) => handlers.onPointerDown(event, place),
            }}
            onUp={() => onChange(moved(things, place, place - 1))}
            onDown={() => onChange(moved(things, place, place + 1))}
          />
        ))}
      </ol>
      <VisuallyHidden id={instructions}>{SORT_INSTRUCTIONS}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
