import type { Announcements } from '@dnd-kit/core'
import type { SortableThing } from './sortable-list.tsx'

export const DRAG_INSTRUCTIONS =
  'Drücke die Leertaste, um den Eintrag aufzunehmen, die Pfeiltasten, um ihn zu verschieben, und wieder die Leertaste, um ihn abzulegen. Mit Escape bleibt alles, wie es war.'

/**
 * What a screen reader says while something is carried along.
 *
 * @param carried keeps from one to the next whether the thing has left its place: it lies over itself as soon as it is
 *   picked up, and that would drown out that it was
 */
export const dragAnnouncements = (
  things: readonly SortableThing[],
  carried: { hasMoved: boolean },
): Announcements => {
  const nameOf = (id: unknown) => things.find((thing) => thing.id === id)?.label ?? 'Eintrag'
  const placeOf = (id: unknown) =>
    `Platz ${things.findIndex((thing) => thing.id === id) + 1} von ${things.length}`
  return {
    onDragStart: ({ active }) => {
      carried.hasMoved = false
      return `${nameOf(active.id)} aufgenommen, ${placeOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !carried.hasMoved)) return undefined
      carried.hasMoved = true
      return `${nameOf(active.id)}: ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} abgelegt auf ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} bleibt, wo es war.`,
  }
}
