import '../../ui/theme/tones.css'
import { useSessionUser } from '../../session/session.ts'
import { berlinHour, germanWeekdayAndDate } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import classes from './greeting.module.css'
import { greetingOfHour } from './greeting-of-hour.ts'

type GreetingProps = {
  /** How many of today's tasks are open; 0 where that is not known. */
  openCount: number
  /** Reserves the line's space until it is known. */
  isWaiting: boolean
}

/** "Guten Abend, Petra. Noch 1 für heute." Without a name: "Guten Abend. Noch 1 für heute." */
export const Greeting = ({ openCount, isWaiting }: GreetingProps) => {
  const now = serverNow()
  const firstName = useSessionUser()?.firstName
  const { partOfDay, salutation, lead } = greetingOfHour(berlinHour(now))
  return (
    <div className={classes.sky} data-part-of-day={partOfDay}>
      <p className={classes.date}>{germanWeekdayAndDate(now)}</p>
      <h1 className={classes.copy}>
        {firstName ? `${salutation}, ${firstName}.` : `${salutation}.`}{' '}
        {openCount > 0 && <span className={classes.state}>Noch {openCount} für heute.</span>}
      </h1>
      {openCount === 0 && <p className={classes.lead}>{isWaiting ? '\u00a0' : lead}</p>}
    </div>
  )
}
