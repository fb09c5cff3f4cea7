import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { lazy, Suspense, useState } from 'react'
import type { GoalTask } from './goal-card.tsx'

const DIALOGS = {
  update: lazy(() => import('./update-goal-dialog.tsx')),
  delete: lazy(() => import('./delete-goal-dialog.tsx')),
} as const satisfies Record<GoalTask, unknown>

type Shown = { task: GoalTask; goal: UserGoal; isOpen: boolean; opening: number }

/** The dialog about one of the goals. It stays rendered while it closes, also when its goal has just been deleted. */
export const useGoalDialogs = () => {
  const [shown, setShown] = useState<Shown>()
  const Shown = shown && DIALOGS[shown.task]
  return {
    open: (task: GoalTask, goal: UserGoal) =>
      setShown((last) => ({ task, goal, isOpen: true, opening: (last?.opening ?? 0) + 1 })),
    dialog: Shown && (
      <Suspense>
        <Shown
          key={shown.opening}
          goal={shown.goal}
          isOpen={shown.isOpen}
          onClose={() => setShown((last) => last && { ...last, isOpen: false })}
        />
      </Suspense>
    ),
  }
}
