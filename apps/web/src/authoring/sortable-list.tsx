import '@mantine/core/styles/ActionIcon.css'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useRef } from 'react'
import { DRAG_INSTRUCTIONS, dragAnnouncements } from './drag-announcements.ts'
import classes from './sortable-list.module.css'
import { SortableRow } from './sortable-row.tsx'

export type SortableThing = { id: string; label: string }

type SortableListProps = {
  things: readonly SortableThing[]
  onChange: (things: readonly SortableThing[]) => void
}

/** A pointer that moves less has pressed a button. */
const DRAG_BEGINS_PX = 6

/** The list of a sort dialog. What a screen reader hears is German, and each row also has buttons. */
export const SortableList = ({ things, onChange }: SortableListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const carried = useRef({ hasMoved: false })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    if (to >= 0 && to < things.length) onChange(arrayMove([...things], from, to))
  }
  const dropped = ({ active, over }: DragEndEvent) => {
    const place = (id: unknown) => things.findIndex((thing) => thing.id === id)
    if (over && active.id !== over.id) move(place(active.id), place(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        announcements: dragAnnouncements(things, carried.current),
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
        ...(list.current ? { container: list.current.parentElement ?? document.body } : {}),
      }}
    >
      <SortableContext items={things.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} ref={list}>
          {things.map((thing, place) => (
            <SortableRow
              key={thing.id}
              thing={thing}
              isFirst={place === 0}
              isLast={place === things.length - 1}
              onUp={() => move(place, place - 1)}
              onDown={() => move(place, place + 1)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
