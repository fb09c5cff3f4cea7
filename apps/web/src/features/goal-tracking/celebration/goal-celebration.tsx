import { markUserGoalAsCelebrated, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { loadPart } from '../../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../../ui/dialogs/use-calm-moment.ts'

const ReachedGoalDialog = lazy(loadPart(() => import('./reached-goal-dialog.tsx')))

/**
 * Shown once per goal, over all devices: the server records it as soon as the dialog is shown. If several are
 * due, one per visit is shown.
 */
export const GoalCelebration = ({ goals }: { goals: readonly UserGoal[] }) => {
  const { mutate: markAsCelebrated } = useCommand(markUserGoalAsCelebrated, { isSilent: true })
  // Counts immediately, even if the server could not record it: a visit congratulates on a goal only once.
  const [celebrated, setCelebrated] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<{ goal: UserGoal; isOpen: boolean }>()
  const next = goals.find(
    ({ userGoalId, isCelebrationDue }) => isCelebrationDue && !celebrated.includes(userGoalId),
  )
  useCalmMoment({ isDue: next !== undefined, isBlocked: dialog?.isOpen }, () => {
    if (!next) return
    const { userGoalId } = next
    setCelebrated([...celebrated, userGoalId])
    setDialog({ goal: next, isOpen: true })
    markAsCelebrated({ userGoalId })
  })
  if (!dialog) return null
  return (
    <Suspense>
      <ReachedGoalDialog
        key={dialog.goal.userGoalId}
        goal={dialog.goal}
        isOpen={dialog.isOpen}
        onClose={() => setDialog({ ...dialog, isOpen: false })}
      />
    </Suspense>
  )
}
