import { EARLIEST_REMINDER_HOUR, REMINDER_STEP_MINUTES } from '@wohlauf/contract/habits'
import type { TimeOfDay } from '@wohlauf/contract/values'
import { GroupField } from '../../../ui/group-field.tsx'
import { TimeSelects } from '../../../ui/time-selects.tsx'

type ReminderTimeFieldProps = { time: TimeOfDay; onChange: (time: TimeOfDay) => void }

/** The time of the reminder. */
export const ReminderTimeField = ({ time, onChange }: ReminderTimeFieldProps) => (
  <GroupField label="Uhrzeit der Erinnerung">
    {() => (
      <TimeSelects
        time={time}
        onChange={(chosen) => onChange(`${chosen}:00`)}
        stepMinutes={REMINDER_STEP_MINUTES}
        earliestHour={EARLIEST_REMINDER_HOUR}
      />
    )}
  </GroupField>
)
