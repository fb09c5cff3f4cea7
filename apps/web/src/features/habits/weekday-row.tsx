import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values'
import classes from './weekday-row.module.css'
import { WEEKDAY_WORDS } from './weekday-words.ts'

/** The days of the week, with the chosen ones filled. */
export const WeekdayRow = ({ weekdays }: { weekdays: readonly Weekday[] }) => (
  <div>
    <VisuallyHidden>
      {WEEKDAYS.filter((day) => weekdays.includes(day))
        .map((day) => WEEKDAY_WORDS[day].long)
        .join(', ')}
    </VisuallyHidden>
    <div className={classes.row} aria-hidden>
      {WEEKDAYS.map((day) => (
        <span key={day} className={classes.day} data-chosen={weekdays.includes(day) || undefined}>
          {WEEKDAY_WORDS[day].short}
        </span>
      ))}
    </div>
  </div>
)
