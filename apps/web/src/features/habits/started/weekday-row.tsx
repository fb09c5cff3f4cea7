import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { WEEKDAY_NAMES } from '@wohlauf/contract/habits/weekday-names'
import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values/values'
import classes from './weekday-row.module.css'

export const WeekdayRow = ({ weekdays }: { weekdays: readonly Weekday[] }) => (
  <div>
    <VisuallyHidden>
      {WEEKDAYS.filter((day) => weekdays.includes(day))
        .map((day) => WEEKDAY_NAMES[day].long)
        .join(', ')}
    </VisuallyHidden>
    <div className={classes.row} aria-hidden>
      {WEEKDAYS.map((day) => (
        <span key={day} className={classes.day} data-chosen={weekdays.includes(day) || undefined}>
          {WEEKDAY_NAMES[day].short}
        </span>
      ))}
    </div>
  </div>
)
