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

type Shown = { task: HabitTask; habitIntentId: string; isOpen: boolean; opening: number }

/** The dialog about one of the habits, as the intent is now; it stays rendered while it closes, and each opening begins again. */
export const useHabitDialogs = (intents: readonly HabitIntent[]) => {
  const [shown, setShown] = useState<Shown>()
  const intent = intents.find(({ habitIntentId }) => habitIntentId === shown?.habitIntentId)
  const Shown = shown && DIALOGS[shown.task]
  return {
    open: (task: HabitTask, { habitIntentId }: HabitIntent) =>
      setShown((last) => ({ task, habitIntentId, isOpen: true, opening: (last?.opening ?? 0) + 1 })),
    dialog: Shown && intent && (
      <Suspense>
        <Shown
          key={shown.opening}
          intent={intent}
          isOpen={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      </Suspense>
    ),
  }
}
