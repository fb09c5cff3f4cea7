import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { DEFAULT_NOTIFICATION_TIME } from '@wohlauf/contract/habits/reminder-time'
import IconChevronRight from '~icons/tabler/chevron-right'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../forms/use-health-form.ts'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { dayInSentence, germanTime } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { PlanFields, withoutEmptyTrigger } from './plan-fields.tsx'
import classes from './start-habit-form.module.css'

const notifyStarted = (nextReminderAt: string | null): void => {
  notify('success', 'Gewohnheit wurde erstellt.', {
    detail:
      nextReminderAt === null
        ? undefined
        : `Das nächste Mal ${dayInSentence(nextReminderAt, serverNow())} um ${germanTime(nextReminderAt)} Uhr.`,
  })
}

type StartHabitFormProps = {
  habit: { habitId: string; introduction: string }
  onStarted?: () => void
  onClose: () => void
}

export const StartHabitForm = ({ habit, onStarted, onClose }: StartHabitFormProps) => {
  const { form, formProps, submitProps } = useHealthForm(createHabitIntent, {
    initialValues: {
      habitId: habit.habitId,
      trigger: '',
      weekdays: [],
      notificationTime: DEFAULT_NOTIFICATION_TIME,
    },
    inputOf: withoutEmptyTrigger,
    onSuccess: ({ nextReminderAt }) => {
      notifyStarted(nextReminderAt)
      onStarted?.()
    },
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Gewohnheit starten">
      <details className={classes.introduction}>
        <summary className={classes.summary}>
          <IconChevronRight aria-hidden size={20} className={classes.arrow} />
          Worum es dabei geht
        </summary>
        <RichText html={habit.introduction} isBelowHeading2 />
      </details>
      <PlanFields form={form} />
    </DialogForm>
  )
}
