import { Button, TextInput } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { createHabitIntent, DEFAULT_NOTIFICATION_TIME } from '@wohlauf/contract/habits'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { useHealthConsent } from '../../../session/health-consent.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import classes from './create-habit-intent-dialog.module.css'
import { ReminderTimeField } from './reminder-time-field.tsx'
import { useConsentFirst } from './use-consent-first.ts'
import { WeekdayField } from './weekday-field.tsx'

type Habit = { habitId: string; title: string; introduction: string }

type CreateHabitIntentDialogProps = { habit: Habit; isOpen: boolean; onClose: () => void }

const CreateHabitIntentForm = ({ habit, onClose }: Omit<CreateHabitIntentDialogProps, 'isOpen'>) => {
  const queryClient = useQueryClient()
  const { ask } = useHealthConsent()
  const { form, formProps, submitProps, send } = useOperationForm(createHabitIntent, {
    initialValues: {
      habitId: habit.habitId,
      trigger: '',
      weekdays: [],
      notificationTime: DEFAULT_NOTIFICATION_TIME,
    },
    inputOf: ({ trigger, ...values }) => ({ ...values, trigger: trigger?.trim() || null }),
    successMessage: 'Gewohnheit wurde erstellt.',
    onSuccess: onClose,
    onError: async ({ identifier }, values) => {
      // Withdrawn on another device meanwhile, or the text has changed: after a new consent the input is sent
      // again.
      if (identifier === 'health-consent-required') {
        if (await ask()) send(values)
        return
      }
      // Started on another device meanwhile: this screen is out of date, and the dialog has no purpose.
      if (identifier !== 'habit-already-started') return
      for (const { name } of createHabitIntent.invalidates?.() ?? [])
        void queryClient.invalidateQueries({ queryKey: [name] })
      onClose()
    },
  })
  return (
    <form {...formProps} className={classes.form}>
      <WeekdayField
        data-path="weekdays"
        weekdays={form.values.weekdays}
        error={form.errors.weekdays}
        onChange={(weekdays) => form.setFieldValue('weekdays', weekdays)}
        onLeave={() => form.validateField('weekdays')}
      />
      <ReminderTimeField
        time={form.values.notificationTime}
        onChange={(time) => form.setFieldValue('notificationTime', time)}
      />
      <TextInput
        {...form.getInputProps('trigger')}
        label="Auslöser (optional)"
        description="Woran du sie knüpfst, zum Beispiel: nach dem Zähneputzen"
        autoComplete="off"
        classNames={{ description: classes.description ?? '', input: classes.input ?? '' }}
      />
      <Button {...submitProps} size="lg" fullWidth>
        Gewohnheit starten
      </Button>
    </form>
  )
}

/** Starts a habit: its days, the time of the reminder, and its trigger. */
const CreateHabitIntentDialog = ({ habit, isOpen, onClose }: CreateHabitIntentDialogProps) => {
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  return (
    <Dialog isOpen={mayOpen} onClose={onClose} title={habit.title}>
      <details className={classes.introduction}>
        <summary className={classes.summary}>
          <IconChevronRight aria-hidden size={20} className={classes.arrow} />
          Worum es dabei geht
        </summary>
        <RichText html={habit.introduction} isBelowHeading2 />
      </details>
      <CreateHabitIntentForm habit={habit} onClose={onClose} />
    </Dialog>
  )
}

export default CreateHabitIntentDialog
