import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits/habits'
import { useAnswer } from '../../../api/hooks.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { ConsentButton } from '../../../session/consent-button.tsx'
import { useHealthConsent } from '../../../session/health-consent.ts'
import { useIsVisit } from '../../../session/session.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { MinRuntimeCelebration } from '../celebration/min-runtime-celebration.tsx'
import { useHabitDialogs } from '../started/habit-dialogs.tsx'
import { FillInYesterday } from './fill-in-yesterday.tsx'
import { HabitDayRow } from './habit-day-row.tsx'
import { todaysHabits } from './habit-days.ts'
import { NothingToday } from './nothing-today.tsx'
import classes from './todays-habits-section.module.css'

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

const Today = ({ intents }: { intents: readonly HabitIntent[] }) => {
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

type TodaysHabitsSectionProps = {
  hasLink?: boolean
}

/**
 * On the dashboard and above the list of habits. Renders nothing when the habits cannot be loaded (the list page shows
 * the error, the dashboard does without), and while an admin views the account.
 */
export const TodaysHabitsSection = ({ hasLink = true }: TodaysHabitsSectionProps) => {
  const { isGiven } = useHealthConsent()
  const isVisit = useIsVisit()
  const { data: intents, error } = useAnswer(
    getHabitIntents,
    {},
    { isSilent: true, refetchOnReturn: true, isEnabled: !isVisit },
  )
  if (isVisit || (!intents && error)) return null
  if (intents?.length === 0 && !isGiven)
    return (
      <Section title="Heutige Gewohnheiten">
        <WithoutConsent />
      </Section>
    )
  return (
    <Section
      title="Heutige Gewohnheiten"
      action={
        hasLink && intents?.length ? (
          <RouteLink to="manage-habit-intents-habit-intent-list" aria-label="Alle Gewohnheiten">
            Alle
          </RouteLink>
        ) : undefined
      }
    >
      {intents ? <Today intents={intents} /> : <Loading />}
    </Section>
  )
}
