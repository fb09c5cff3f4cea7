import type { SortableItem } from './sortable-list.tsx'

const BY_KEYS =
  'Drücke die Leertaste, um den Eintrag aufzunehmen, die Pfeiltasten, um ihn zu verschieben, und wieder die Leertaste, um ihn abzulegen. Mit Escape bleibt alles, wie es war.'

/** @param otherWay in a screen reader's browse mode the arrow keys move only its own cursor */
export const sortInstructions = (otherWay: string): string =>
  `${BY_KEYS} Ohne Pfeiltasten geht es ${otherWay}.`

/** Indexes count from 0. */
export const announce = {
  taken: ({ label }: SortableItem, index: number, count: number) =>
    `${label} aufgenommen, Platz ${index + 1} von ${count}.`,
  moved: ({ label }: SortableItem, index: number, count: number) =>
    `${label}: Platz ${index + 1} von ${count}.`,
  dropped: ({ label }: SortableItem, index: number, count: number) =>
    `${label} abgelegt auf Platz ${index + 1} von ${count}.`,
  cancelled: ({ label }: SortableItem) => `${label} bleibt, wo es war.`,
}
