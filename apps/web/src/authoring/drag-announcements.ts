import type { Announcements } from '@dnd-kit/core'
import type { SortableThing } from './sortable-list.tsx'

export const DRAG_INSTRUCTIONS =
  'Drücke die Leertaste, um den Eintrag aufzunehmen, die Pfeiltasten, um ihn zu verschieben, und wieder die Leertaste, um ihn abzulegen. Mit Escape bleibt alles, wie es war.'

/** What a screen reader says while something is carried along. */
export const dragAnnouncements = (things: readonly SortableThing[]): Announcements => {
  const nameOf = (id: unknown) => things.find((thing) => thing.id === id)?.label ?? 'Eintrag'
  const placeOf = (id: unknown) =>
    `Platz ${things.findIndex((thing) => thing.id === id) + 1} von ${things.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} aufgenommen, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}: ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} abgelegt auf ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} bleibt, wo es war.`,
  }
}
