import { Button } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { RouteLink } from '../../../routes/route-link.tsx'
import { dayInSentence, germanTime } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { nextHabit } from './habit-days.ts'
import classes from './todays-habits.module.css'

const NoHabits = () => (
  <div className={classes.quiet}>
    <p className={classes.title}>Noch keine Gewohnheit gestartet</p>
    <p className={classes.when}>Such dir eine aus, die in deinen Alltag passt.</p>
    <Button component={RouteLink} to="manage-habit-intents-habit-intent-list" variant="light">
      Gewohnheit aussuchen
    </Button>
  </div>
)

export const NothingToday = ({ intents }: { intents: readonly HabitIntent[] }) => {
  if (intents.length === 0) return <NoHabits />
  const now = serverNow()
  const next = nextHabit(intents, now)
  return (
    <div className={classes.quiet}>
      <p className={classes.title}>Heute ist nichts geplant.</p>
      {next && (
        <p className={classes.when}>
          Weiter geht es {dayInSentence(next.remindsAt, now)} um {germanTime(next.remindsAt)} Uhr:{' '}
          {next.title}
        </p>
      )}
    </div>
  )
}
