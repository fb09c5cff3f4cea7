import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values'
import { WEEKDAY_NAMES } from '@wohlauf/contract/weekday-names'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { afterPress } from '../../../ui/after-press.ts'
import fields from './fields.module.css'
import classes from './weekday-field.module.css'

type WeekdayFieldProps = {
  weekdays: readonly Weekday[]
  error?: ReactNode
  onChange: (weekdays: Weekday[]) => void
  /** The focus has left the whole field. */
  onLeave: () => void
  'data-path'?: string
}

const DAYS_TO_START_WITH = 4

/**
 * The days of a habit, each with a toggle; the value is in the order of the week, whatever the order of the
 * clicks.
 */
export const WeekdayField = ({ weekdays, error, onChange, onLeave, ...field }: WeekdayFieldProps) => {
  const id = useId()
  const toggle = (day: Weekday) =>
    onChange(WEEKDAYS.filter((other) => (other === day) !== weekdays.includes(other)))
  const onBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) afterPress(onLeave)
  }
  return (
    <fieldset
      {...field}
      className={fields.field}
      aria-describedby={`${id}-hint ${id}-error`}
      aria-invalid={Boolean(error)}
      onBlur={onBlur}
    >
      <legend className={fields.label}>
        Wochentage{' '}
        <span className={fields.required} aria-hidden>
          *
        </span>
      </legend>
      <p id={`${id}-hint`} className={fields.hint}>
        Wähle 2 - 4 Tage
      </p>
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
            <span className={classes.chip} aria-hidden>
              {WEEKDAY_NAMES[day].short}
            </span>
          </label>
        ))}
      </div>
      <p className={classes.advice} role="status">
        {weekdays.length > DAYS_TO_START_WITH && 'Fang ruhig kleiner an.'}
      </p>
      <p id={`${id}-error`} className={fields.error} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
