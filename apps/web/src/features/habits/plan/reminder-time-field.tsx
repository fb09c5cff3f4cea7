import { EARLIEST_REMINDER_HOUR, REMINDER_STEP_MINUTES } from '@wohlauf/contract/habits'
import type { TimeOfDay } from '@wohlauf/contract/values'
import { TimeSelects } from '../../../ui/time-selects.tsx'
import fields from './fields.module.css'

type ReminderTimeFieldProps = { time: TimeOfDay; onChange: (time: TimeOfDay) => void }

/** The time of the reminder. */
export const ReminderTimeField = ({ time, onChange }: ReminderTimeFieldProps) => (
  <fieldset className={fields.field}>
    <legend className={fields.label}>
      Uhrzeit der Erinnerung{' '}
      <span className={fields.required} aria-hidden>
        *
      </span>
    </legend>
    <TimeSelects
      time={time}
      onChange={(chosen) => onChange(`${chosen}:00`)}
      stepMinutes={REMINDER_STEP_MINUTES}
      earliestHour={EARLIEST_REMINDER_HOUR}
    />
  </fieldset>
)
