import type { DiaryEntry, DiaryPart } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { lazy, Suspense, useState } from 'react'
import type { EntryTask } from './entry-menu.tsx'
import { neighbourOf } from './neighbour-of.ts'

const DIALOGS = {
  description: lazy(() => import('./description-dialog.tsx')),
  'consumed-at': lazy(() => import('./consumed-at-dialog.tsx')),
  meal: lazy(() => import('./meal-dialog.tsx')),
  picture: lazy(() => import('./picture-dialog.tsx')),
  'delete-picture': lazy(() => import('./delete-picture-dialog.tsx')),
  'delete-entry': lazy(() => import('./delete-entry-dialog.tsx')),
} as const satisfies Record<EntryTask, unknown>

export type EntryDialogProps = {
  entry: DiaryEntry
  /** The entry beside it. */
  neighbour: DiaryEntry | undefined
  isOpen: boolean
  onClose: () => void
  /** Leads to an entry: one that has moved, or the one beside it. */
  onMoved: (entryId: string, consumedAt: string) => void
  /** Opens another dialog about the entry instead. */
  onTask: (task: EntryTask) => void
}

type Shown = Pick<EntryDialogProps, 'entry' | 'neighbour' | 'isOpen'> & { task: EntryTask; opening: number }

/** The dialog about one of the entries; each opening begins with the entry as it is then. */
export const useEntryDialogs = (parts: readonly DiaryPart[], onMoved: EntryDialogProps['onMoved']) => {
  const [shown, setShown] = useState<Shown>()
  const open = (task: EntryTask, entry: DiaryEntry) =>
    setShown({
      task,
      entry,
      neighbour: neighbourOf(parts, entry),
      isOpen: true,
      opening: (shown?.opening ?? 0) + 1,
    })
  const Shown = shown && DIALOGS[shown.task]
  return {
    open,
    dialog: Shown && (
      <Suspense>
        <Shown
          key={shown.opening}
          entry={shown.entry}
          neighbour={shown.neighbour}
          isOpen={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
          onMoved={onMoved}
          onTask={(task) => open(task, shown.entry)}
        />
      </Suspense>
    ),
  }
}
