import { berlinHour, germanWeekdayAndDate } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import classes from './greeting.module.css'
import { greetingOfHour } from './greeting-of-hour.ts'

export const Greeting = () => {
  const now = serverNow()
  const { partOfDay, salutation, lead } = greetingOfHour(berlinHour(now))
  return (
    <div className={classes.sky} data-part-of-day={partOfDay}>
      <p className={classes.date}>{germanWeekdayAndDate(now)}</p>
      <h1 className={classes.copy}>{salutation}</h1>
      <p className={classes.lead}>{lead}</p>
    </div>
  )
}
