import { WEEKDAY_NAMES } from '@wohlauf/contract/habits/weekday-names'
import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values/values'
import type { FocusEvent, ReactNode } from 'react'
import { afterPress } from '../../../ui/fields/after-press.ts'
import { GroupField } from '../../../ui/fields/group-field.tsx'
import classes from './weekday-field.module.css'

type WeekdayFieldProps = {
  weekdays: readonly Weekday[]
  error?: ReactNode
  onChange: (weekdays: Weekday[]) => void
  onLeave: () => void
  'data-path'?: string
}

const DAYS_TO_START_WITH = 4

/** The value is in the order of the week, regardless of the order of the clicks. */
export const WeekdayField = ({ weekdays, error, onChange, onLeave, ...field }: WeekdayFieldProps) => {
  const toggle = (day: Weekday) =>
    onChange(WEEKDAYS.filter((other) => (other === day) !== weekdays.includes(other)))
  const onBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) afterPress(onLeave)
  }
  return (
    <GroupField
      {...field}
      label="Wochentage"
      hint="Wähle 2 - 4 Tage"
      error={error ?? null}
      aria-invalid={error ? true : undefined}
      onBlur={onBlur}
    >
      {() => (
        <>
          <div className={classes.days}>
            {WEEKDAYS.map((day) => (
              <label key={day} className={classes.day}>
                <input
                  type="checkbox"
                  className={classes.input}
                  checked={weekdays.includes(day)}
                  aria-label={WEEKDAY_NAMES[day].long}
                  onChange={() => toggle(day)}
                />
                <span className={classes.chip} data-chosen={weekdays.includes(day) || undefined} aria-hidden>
                  {WEEKDAY_NAMES[day].short}
                </span>
              </label>
            ))}
          </div>
          <p className={classes.advice} role="status">
            {weekdays.length > DAYS_TO_START_WITH && 'Fang ruhig kleiner an.'}
          </p>
        </>
      )}
    </GroupField>
  )
}
