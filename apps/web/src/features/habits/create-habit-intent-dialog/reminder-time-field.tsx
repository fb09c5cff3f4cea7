import { NativeSelect } from '@mantine/core'
import type { TimeOfDay } from '@wohlauf/contract/values'
import fields from './fields.module.css'
import { partsOfTime, REMINDER_HOURS, REMINDER_MINUTES, timeOfParts } from './reminder-time.ts'
import classes from './reminder-time-field.module.css'

type ReminderTimeFieldProps = { time: TimeOfDay; onChange: (time: TimeOfDay) => void }

/** The time of the reminder. Native selects: on a phone they are the system's familiar wheels. */
export const ReminderTimeField = ({ time, onChange }: ReminderTimeFieldProps) => {
  const { hour, minute } = partsOfTime(time)
  return (
    <fieldset className={fields.field}>
      <legend className={fields.label}>
        Uhrzeit der Erinnerung{' '}
        <span className={fields.required} aria-hidden>
          *
        </span>
      </legend>
      <div className={classes.time}>
        <NativeSelect
          size="md"
          className={classes.part}
          aria-label="Stunde"
          data={[...REMINDER_HOURS]}
          value={hour}
          onChange={(event) => onChange(timeOfParts({ hour: event.currentTarget.value, minute }))}
        />
        <span aria-hidden>:</span>
        <NativeSelect
          size="md"
          className={classes.part}
          aria-label="Minute"
          data={[...REMINDER_MINUTES]}
          value={minute}
          onChange={(event) => onChange(timeOfParts({ hour, minute: event.currentTarget.value }))}
        />
        <span>Uhr</span>
      </div>
    </fieldset>
  )
}
