import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useHealthConsent } from '../../session/health-consent.ts'
import { germanDate, germanTime, relativeDay } from '../../ui/berlin-time.ts'
import { Section } from '../../ui/section.tsx'
import { ConsentButton } from './consent-button.tsx'
import { nextHabit, todaysHabits } from './habit-days.ts'
import classes from './todays-habits-section.module.css'

const Today = ({ intents }: { intents: readonly HabitIntent[] }) => (
  <ul className={classes.list}>
    {intents.map(({ habitIntentId, title, trigger, notificationTime }) => (
      <li key={habitIntentId} className={classes.item}>
        <span className={classes.icon}>
          <IconBell aria-hidden size={20} stroke={1.75} />
        </span>
        <div>
          <p className={classes.title}>{title}</p>
          <p className={classes.when}>
            {notificationTime.slice(0, 5)} Uhr{trigger ? ` · ${trigger}` : ''}
          </p>
        </div>
      </li>
    ))}
  </ul>
)

/** "morgen" inside a sentence, a date with its preposition. */
const inSentence = (instant: string): string => {
  const label = relativeDay(instant, new Date())
  return label === germanDate(instant) ? `am ${label}` : label.toLowerCase()
}

const NothingToday = ({ intents }: { intents: readonly HabitIntent[] }) => {
  const next = nextHabit(intents, new Date())
  const [title, text] =
    intents.length === 0
      ? [
          'Noch keine Gewohnheit gestartet',
          'In den Modulen findest du Vorschläge, die in deinen Alltag passen.',
        ]
      : [
          'Heute ist nichts geplant.',
          next && `Weiter geht es ${inSentence(next.at)} um ${germanTime(next.at)} Uhr: ${next.title}`,
        ]
  return (
    <div className={classes.quiet}>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.when}>{text}</p>}
    </div>
  )
}

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

/**
 * The habits planned for today, for other screens. Renders nothing when they cannot be loaded: the list page
 * shows the error.
 */
export const TodaysHabitsSection = () => {
  const { isGiven } = useHealthConsent()
  const { data: intents, error } = useAnswer(getHabitIntents, {}, { isSilent: true })
  if (!intents && error) return null
  if (intents?.length === 0 && !isGiven)
    return (
      <Section title="Heutige Gewohnheiten">
        <WithoutConsent />
      </Section>
    )
  const today = todaysHabits(intents ?? [], new Date())
  const list = today.length > 0 ? <Today intents={today} /> : <NothingToday intents={intents ?? []} />
  return (
    <Section
      title="Heutige Gewohnheiten"
      action={
        intents?.length ? (
          <RouteLink to="manage-habit-intents-habit-intent-list" aria-label="Alle Gewohnheiten">
            Alle
          </RouteLink>
        ) : undefined
      }
    >
      {intents ? list : <Loading />}
    </Section>
  )
}
