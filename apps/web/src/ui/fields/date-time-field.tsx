import { berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import type { ReactNode } from 'react'
import { berlinDay, germanTime, relativeDay } from '../time/berlin-time.ts'
import { serverNow } from '../time/clock.ts'
import { DateField } from './date-field.tsx'
import classes from './date-time-field.module.css'
import { GroupField } from './group-field.tsx'
import { type InstantLimits, problemOfInstant } from './instant-limits.ts'
import { TimeSelects } from './time-selects.tsx'

const STEP_MINUTES = 15

type DateTimeFieldProps = InstantLimits & {
  label: string
  /** An instant, ISO 8601. */
  value: string
  onChange: (instant: string) => void
  stepMinutes?: number
  /** The server's message about the value; an error found here takes precedence. */
  error?: ReactNode
  'data-path'?: string
}

/** Shows Berlin time; the day is named relatively within two days of today. */
export const DateTimeField = ({
  label,
  value,
  onChange,
  stepMinutes = STEP_MINUTES,
  min,
  max,
  error = null,
  'data-path': path,
}: DateTimeFieldProps) => {
  const problem = problemOfInstant(value, { min, max }) ?? error
  const day = berlinDay(value)
  const time = germanTime(value)
  const change = (newDay: string, newTime: string) => onChange(berlinInstant(newDay, newTime).toISOString())
  return (
    <GroupField label={label} error={problem}>
      {(errorId) => (
        <div className={classes.parts}>
          <div className={classes.day}>
            <DateField
              label="Datum"
              isLabelHidden
              value={day}
              onChange={(nextDay) => typeof nextDay === 'string' && change(nextDay, time)}
              valueFormatter={() => relativeDay(value, serverNow())}
              {...(min ? { minDate: berlinDay(min) } : {})}
              {...(max ? { maxDate: berlinDay(max) } : {})}
              error={Boolean(problem)}
              data-path={path}
            />
          </div>
          <TimeSelects
            time={time}
            onChange={(nextTime) => change(day, nextTime)}
            stepMinutes={stepMinutes}
            isInvalid={Boolean(problem)}
            describedBy={errorId}
          />
        </div>
      )}
    </GroupField>
  )
}
