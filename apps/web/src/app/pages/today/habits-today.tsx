import { Button } from '@mantine/core'
import { TodaysHabitsInCard } from '../../../features/habits/today/todays-habits.tsx'
import { useTodaysHabits } from '../../../features/habits/today/use-todays-habits.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import classes from './today-card.module.css'

type FailedProps = { onRetry: () => void; isRetrying: boolean }

const Failed = ({ onRetry, isRetrying }: FailedProps) => (
  <div className={classes.failed} role="alert">
    <p>Deine Gewohnheiten sind gerade nicht erreichbar.</p>
    <Button variant="light" onClick={onRetry} loading={isRetrying}>
      Gewohnheiten neu laden
    </Button>
  </div>
)

/** Shared by two pages (`decisions.md`, open point 1). */
export const HabitsToday = () => {
  const { data: intents, error, refetch, isFetching } = useTodaysHabits()
  return (
    <div>
      <div className={classes.head}>
        <h3 className={classes.title}>Heutige Gewohnheiten</h3>
        {intents && intents.length > 0 && (
          <RouteLink
            to="manage-habit-intents-habit-intent-list"
            className={classes.all}
            aria-label="Alle Gewohnheiten"
          >
            Alle
          </RouteLink>
        )}
      </div>
      {!intents && error ? (
        <Failed onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TodaysHabitsInCard intents={intents} />
      )}
    </div>
  )
}
