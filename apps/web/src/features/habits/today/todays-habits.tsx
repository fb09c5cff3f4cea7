import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { ConsentButton } from '../../../session/consent-button.tsx'
import { useHealthConsent } from '../../../session/health-consent.ts'
import { MinRuntimeCelebration } from '../celebration/min-runtime-celebration.tsx'
import { useHabitDialogs } from '../started/habit-dialogs.tsx'
import { FillInYesterday } from './fill-in-yesterday.tsx'
import { HabitDayRow } from './habit-day-row.tsx'
import { todaysHabits } from './habit-days.ts'
import { NothingToday } from './nothing-today.tsx'
import classes from './todays-habits.module.css'

const Loading = () => (
  <div className={classes.quiet} aria-busy>
    <Skeleton height={18} width="70%" my={4} />
    <Skeleton height={16} width="95%" my={4} />
    <Skeleton height={16} width="50%" />
  </div>
)

const WithoutConsent = () => (
  <div className={classes.quiet}>
    <p className={classes.title}>Hier ist Platz für deine Gewohnheiten</p>
    <p className={classes.when}>
      Ohne deine Einwilligung speichern wir keine. Lernen und lesen kannst du trotzdem.
    </p>
    <ConsentButton />
  </div>
)

const Rows = ({ intents }: { intents: readonly HabitIntent[] }) => {
  const { open, dialog } = useHabitDialogs(intents)
  const today = todaysHabits(intents)
  return (
    <>
      {today.length > 0 ? (
        <ul className={classes.list}>
          {today.map((intent) => (
            <HabitDayRow
              key={intent.habitIntentId}
              intent={intent}
              day="today"
              onOpen={() => open('look-back', intent)}
            />
          ))}
        </ul>
      ) : (
        <NothingToday intents={intents} />
      )}
      <FillInYesterday intents={intents} onOpen={(intent) => open('look-back', intent)} />
      {dialog}
      <MinRuntimeCelebration intents={intents} />
    </>
  )
}

/** @param intents undefined while they load */
export const TodaysHabits = ({ intents }: { intents: readonly HabitIntent[] | undefined }) => {
  const { isGiven } = useHealthConsent()
  if (!intents) return <Loading />
  return intents.length === 0 && !isGiven ? <WithoutConsent /> : <Rows intents={intents} />
}

/** The same inside another card. */
export const TodaysHabitsInCard = (props: Parameters<typeof TodaysHabits>[0]) => (
  <div className={classes.inCard}>
    <TodaysHabits {...props} />
  </div>
)
