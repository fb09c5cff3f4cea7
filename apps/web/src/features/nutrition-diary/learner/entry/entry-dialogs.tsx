import type { DiaryEntry, DiaryPart } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../../ui/feedback/lazy-part.tsx'
import type { EntryTask } from './entry-menu.tsx'
import { neighbourOf } from './neighbour-of.ts'

const DIALOGS = {
  description: lazyDialog(() => import('./description-dialog.tsx')),
  'consumed-at': lazyDialog(() => import('./consumed-at-dialog.tsx')),
  meal: lazyDialog(() => import('./meal-dialog.tsx')),
  picture: lazyDialog(() => import('./picture-dialog.tsx')),
  'delete-picture': lazyDialog(() => import('./delete-picture-dialog.tsx')),
  'delete-entry': lazyDialog(() => import('./delete-entry-dialog.tsx')),
} as const satisfies Record<EntryTask, unknown>

export type EntryDialogProps = {
  entry: DiaryEntry
  neighbour: DiaryEntry | undefined
  isOpen: boolean
  onClose: () => void
  /** Leads to an entry: one that has moved, or the one beside it. */
  onMoved: (entryId: string, consumedAt: string) => void
  onTask: (task: EntryTask) => void
}

type DialogState = Pick<EntryDialogProps, 'entry' | 'neighbour' | 'isOpen'> & {
  task: EntryTask
  opening: number
}

/** Each opening starts with the entry's current state. */
export const useEntryDialogs = (parts: readonly DiaryPart[], onMoved: EntryDialogProps['onMoved']) => {
  const [state, setState] = useState<DialogState>()
  const open = (task: EntryTask, entry: DiaryEntry) =>
    setState({
      task,
      entry,
      neighbour: neighbourOf(parts, entry),
      isOpen: true,
      opening: (state?.opening ?? 0) + 1,
    })
  const TaskDialog = state && DIALOGS[state.task]
  return {
    open,
    dialog: TaskDialog && (
      <Suspense>
        <TaskDialog
          key={state.opening}
          entry={state.entry}
          neighbour={state.neighbour}
          isOpen={state.isOpen}
          onClose={() => setState({ ...state, isOpen: false })}
          onMoved={onMoved}
          onTask={(task) => open(task, state.entry)}
        />
      </Suspense>
    ),
  }
}
