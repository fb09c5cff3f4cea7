import { EARLIEST_REMINDER_HOUR, REMINDER_STEP_MINUTES } from '@wohlauf/contract/habits/reminder-time'
import type { TimeOfDay } from '@wohlauf/contract/values/values'
import type { ReactNode } from 'react'
import { GroupField } from '../../../ui/fields/group-field.tsx'
import { TimeSelects } from '../../../ui/fields/time-selects.tsx'

type ReminderTimeFieldProps = {
  time: TimeOfDay
  error?: ReactNode
  onChange: (time: TimeOfDay) => void
  'data-path'?: string
}

export const ReminderTimeField = ({ time, error, onChange, ...field }: ReminderTimeFieldProps) => (
  <GroupField {...field} label="Uhrzeit der Erinnerung" error={error ?? null}>
    {(errorId) => (
      <TimeSelects
        time={time}
        onChange={(next) => onChange(`${next}:00`)}
        stepMinutes={REMINDER_STEP_MINUTES}
        earliestHour={EARLIEST_REMINDER_HOUR}
        isInvalid={Boolean(error)}
        describedBy={errorId}
      />
    )}
  </GroupField>
)
