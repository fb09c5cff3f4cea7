import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import type { GoalTask } from './goal-card.tsx'

const DIALOGS = {
  update: lazyDialog(() => import('./update-goal-dialog.tsx')),
  delete: lazyDialog(() => import('./delete-goal-dialog.tsx')),
} as const satisfies Record<GoalTask, unknown>

type DialogState = { task: GoalTask; goal: UserGoal; isOpen: boolean; opening: number }

/** Keeps a dialog rendered while it closes, even when its goal has just been deleted. */
export const useGoalDialogs = () => {
  const [state, setState] = useState<DialogState>()
  const TaskDialog = state && DIALOGS[state.task]
  return {
    open: (task: GoalTask, goal: UserGoal) =>
      setState((last) => ({ task, goal, isOpen: true, opening: (last?.opening ?? 0) + 1 })),
    dialog: TaskDialog && (
      <Suspense>
        <TaskDialog
          key={state.opening}
          goal={state.goal}
          isOpen={state.isOpen}
          onClose={() => setState((last) => last && { ...last, isOpen: false })}
        />
      </Suspense>
    ),
  }
}
