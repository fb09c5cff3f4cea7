import { Button } from '@mantine/core'
import { rateUserGoalProgress, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useHealthForm } from '../../../forms/use-health-form.ts'
import { notifyDone } from '../../../items/notify-done.ts'
import { SessionDialog, SessionFoot } from '../../../ui/session/session-dialog.tsx'
import { ScoreSlider } from '../score-slider.tsx'
import classes from './rating-dialog.module.css'
import { useRatingId } from './use-rating-id.ts'

type RatingFormProps = {
  goals: readonly UserGoal[]
  /** Called after a rating, and when the goals on the screen were outdated. */
  onDone: () => void
}

const RatingForm = ({ goals, onDone }: RatingFormProps) => {
  const withId = useRatingId()
  const { form, formProps, submitProps } = useHealthForm(rateUserGoalProgress, {
    initialValues: {
      userGoalProgresses: goals.map(({ userGoalId, latestScore }) => ({
        userGoalId,
        userGoalProgressScore: latestScore,
      })),
    },
    inputOf: withId,
    onSuccess: () => notifyDone(rateUserGoalProgress, 'Bewertung wurde abgegeben.'),
    onClose: onDone,
  })
  const titleOf = (id: string) => goals.find(({ userGoalId }) => userGoalId === id)?.title ?? ''
  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.goals}>
        {form.values.userGoalProgresses.map(({ userGoalId, userGoalProgressScore }, index) => (
          <ScoreSlider
            key={userGoalId}
            label={titleOf(userGoalId)}
            value={userGoalProgressScore}
            onChange={(score) =>
              form.setFieldValue(`userGoalProgresses.${index}.userGoalProgressScore`, score)
            }
          />
        ))}
      </div>
      <SessionFoot>
        <Button {...submitProps} className={classes.submit} size="lg" fullWidth>
          Bewertung abgeben
        </Button>
      </SessionFoot>
    </form>
  )
}

type RatingDialogProps = RatingFormProps & {
  isOpen: boolean
  onClose: () => void
}

/** Each slider starts at the goal's latest score (specification, section 5). */
const RatingDialog = ({ goals, isOpen, onDone, onClose }: RatingDialogProps) => (
  <SessionDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Ziele bewerten"
    leaveLabel="Später bewerten"
    lead="Wie nah bist du heute dran? Nimm, was dir zuerst in den Sinn kommt."
  >
    <RatingForm goals={goals} onDone={onDone} />
  </SessionDialog>
)

export default RatingDialog
