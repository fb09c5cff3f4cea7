import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import type { HabitTask } from './habit-menu.tsx'

const DIALOGS = {
  info: lazyDialog(() => import('./habit-info-dialog.tsx')),
  'look-back': lazyDialog(() => import('../look-back/look-back-dialog.tsx')),
  update: lazyDialog(() => import('../plan/update-habit-intent-dialog.tsx')),
  pause: lazyDialog(() => import('./pause-dialog.tsx')),
  disable: lazyDialog(() => import('./disable-dialog.tsx')),
} as const satisfies Record<HabitTask, unknown>

type DialogState = { task: HabitTask; habitIntentId: string; isOpen: boolean; opening: number }

/**
 * Shows the current state of the intent; the dialog stays rendered while it closes, and each opening starts
 * from the beginning.
 */
export const useHabitDialogs = (intents: readonly HabitIntent[]) => {
  const [state, setState] = useState<DialogState>()
  const intent = intents.find(({ habitIntentId }) => habitIntentId === state?.habitIntentId)
  const TaskDialog = state && DIALOGS[state.task]
  return {
    open: (task: HabitTask, { habitIntentId }: HabitIntent) =>
      setState((last) => ({ task, habitIntentId, isOpen: true, opening: (last?.opening ?? 0) + 1 })),
    dialog: TaskDialog && intent && (
      <Suspense>
        <TaskDialog
          key={state.opening}
          intent={intent}
          isOpen={state.isOpen}
          onClose={() => setState({ ...state, isOpen: false })}
        />
      </Suspense>
    ),
  }
}
