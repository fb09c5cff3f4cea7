import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { lazy, Suspense, useState } from 'react'
import type { HabitTask } from './habit-menu.tsx'

const DIALOGS = {
  info: lazy(() => import('./habit-info-dialog.tsx')),
  'look-back': lazy(() => import('../look-back/look-back-dialog.tsx')),
  update: lazy(() => import('../plan/update-habit-intent-dialog.tsx')),
  pause: lazy(() => import('./pause-dialog.tsx')),
  disable: lazy(() => import('./disable-dialog.tsx')),
} as const satisfies Record<HabitTask, unknown>

type DialogState = { task: HabitTask; habitIntentId: string; isOpen: boolean; opening: number }

/** The intent is shown as it is now; the dialog stays rendered while it closes, and each opening begins again. */
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
