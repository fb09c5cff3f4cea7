import { type HabitIntent, pauseHabitIntent } from '@wohlauf/contract/habits/habits'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useHealthForm } from '../../../forms/use-health-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { endOfWeek, latestPause, pauseOfWeeks } from './pause-days.ts'
import classes from './pause-dialog.module.css'

type PauseDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

const PauseForm = ({ intent, onClose }: Omit<PauseDialogProps, 'isOpen'>) => {
  const today = intent.today.date
  const { form, formProps, submitProps } = useHealthForm(pauseHabitIntent, {
    initialValues: {
      habitIntentId: intent.habitIntentId,
      pausedUntil: intent.pausedUntil ?? pauseOfWeeks(today, 1),
    },
    successMessage: 'Pause wurde eingetragen.',
    onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Pause eintragen">
      <p className={classes.copy}>
        Krank, im Urlaub oder einfach viel los? Bis zu diesem Tag erinnern wir dich nicht an „{intent.title}“,
        und die Tage zählen als nicht geplant.
      </p>
      <div>
        <DateField
          {...form.getInputProps('pausedUntil')}
          label="Pause bis einschließlich"
          minDate={today}
          maxDate={latestPause(today)}
          withAsterisk
        />
        <ChoiceChips
          label="Vorschläge für das Ende der Pause"
          choices={[
            { value: today, label: 'nur heute' },
            { value: endOfWeek(today), label: 'bis Sonntag' },
            { value: pauseOfWeeks(today, 1), label: 'eine Woche' },
            { value: pauseOfWeeks(today, 2), label: 'zwei Wochen' },
          ].filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index)}
          selection={form.values.pausedUntil}
          onChoose={(day) => form.setFieldValue('pausedUntil', day)}
        />
      </div>
    </DialogForm>
  )
}

/** During a pause there are no reminders, and the days count as not planned. */
const PauseDialog = ({ intent, isOpen, onClose }: PauseDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Pause eintragen">
    <PauseForm intent={intent} onClose={onClose} />
  </Dialog>
)

export default PauseDialog
