import {
  logUserGoalRatingRejection,
  type UserGoalProgress,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { loadPart } from '../../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../../ui/dialogs/use-calm-moment.ts'

const RatingDialog = lazy(loadPart(() => import('./rating-dialog.tsx')))

/** Closing the question records the rejection, so that it is not asked again today on any device. */
export const GoalRatingPrompt = ({ progress }: { progress: UserGoalProgress }) => {
  const { mutate: logRejection } = useCommand(logUserGoalRatingRejection, { isSilent: true })
  // Keeps the goals of the moment at which it was opened: a change elsewhere must not move the sliders.
  const [dialog, setDialog] = useState<{ goals: UserGoalProgress['userGoalProgress']; isOpen: boolean }>()
  // Asked once per visit, even if the server could not record it.
  useCalmMoment({ isDue: progress.isRatingDue && !dialog }, () =>
    setDialog({ goals: progress.userGoalProgress, isOpen: true }),
  )
  if (!dialog) return null
  const close = () => setDialog({ ...dialog, isOpen: false })
  return (
    <Suspense>
      <RatingDialog
        goals={dialog.goals}
        isOpen={dialog.isOpen}
        onDone={close}
        onClose={() => {
          close()
          logRejection({})
        }}
      />
    </Suspense>
  )
}
