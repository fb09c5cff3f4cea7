import { createUserGoal, MIN_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useState } from 'react'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../forms/use-health-form.ts'
import classes from '../goal-form.module.css'
import { GoalTitleField } from '../goal-title-field.tsx'
import { ScoreSlider } from '../score-slider.tsx'

type NewGoalFormProps = {
  /** The proposal's title; empty for a goal of one's own. */
  title: string
  onClose: () => void
}

export const NewGoalForm = ({ title, onClose }: NewGoalFormProps) => {
  // The same for all retries, so that creation is idempotent.
  const [userGoalId] = useState(() => crypto.randomUUID() as string)
  const { form, formProps, submitProps } = useHealthForm(createUserGoal, {
    initialValues: { userGoalId, title, initialScore: MIN_GOAL_SCORE },
    successMessage: 'Ziel wurde erstellt.',
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Ziel erstellen">
      <GoalTitleField form={form} description="Sag es so, wie du es einer Freundin sagen würdest." />
      <ScoreSlider
        label="Wie nah bist du ihm heute?"
        value={form.values.initialScore ?? MIN_GOAL_SCORE}
        onChange={(score) => form.setFieldValue('initialScore', score)}
      />
    </DialogForm>
  )
}
