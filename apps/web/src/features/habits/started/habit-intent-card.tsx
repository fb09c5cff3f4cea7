import { serverNow } from '../../../ui/time/clock.ts'
import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import IconBell from '~icons/tabler/bell'
import IconBellOff from '~icons/tabler/bell-off'
import IconPlayerPause from '~icons/tabler/player-pause'
import { isReminded } from '../../../session/reminder-channels.ts'
import { useSessionUser } from '../../../session/session.ts'
import { germanDate, germanTime, relativeDay } from '../../../ui/time/berlin-time.ts'
import classes from './habit-intent-card.module.css'
import { HabitMenu, type HabitTask } from './habit-menu.tsx'
import { WeekdayRow } from './weekday-row.tsx'

/** The day as a word, where there is one; the sentence beside it always contains the date. */
const nearDay = (instant: string): string | undefined => {
  const label = relativeDay(instant, serverNow())
  return label === germanDate(instant) ? undefined : label
}

const nextTime = (nextReminderAt: string | null, isCarried: boolean): string => {
  if (!nextReminderAt) return 'Diese Gewohnheit ruht gerade.'
  const when = `am ${germanDate(nextReminderAt)} um ${germanTime(nextReminderAt)} Uhr`
  return isCarried ? `Nächster Reminder ${when}.` : `Nächstes Mal ${when}, ohne Erinnerung.`
}

const Reminder = ({ intent: { nextReminderAt, pausedUntil } }: { intent: HabitIntent }) => {
  const user = useSessionUser()
  const isCarried = user !== null && isReminded(user)
  const near = nextReminderAt && nearDay(nextReminderAt)
  const Icon = nextReminderAt && isCarried ? IconBell : IconBellOff
  return (
    <div className={classes.reminder}>
      {pausedUntil && (
        <>
          <IconPlayerPause aria-hidden size={20} />
          <p className={classes.when}>Pause bis {germanDate(pausedUntil)}</p>
        </>
      )}
      <Icon aria-hidden size={20} />
      <p className={classes.when}>{nextTime(nextReminderAt, isCarried)}</p>
      {near && <span className={classes.near}>{near}</span>}
    </div>
  )
}

type HabitIntentCardProps = { intent: HabitIntent; onTask: (task: HabitTask) => void }

export const HabitIntentCard = ({ intent, onTask }: HabitIntentCardProps) => (
  <li className={classes.card} data-resting={!intent.isEnabled || undefined}>
    <div className={classes.head}>
      <h3 className={classes.title}>{intent.title}</h3>
      <HabitMenu intent={intent} onTask={onTask} />
    </div>
    {intent.trigger && <p className={classes.trigger}>{intent.trigger}</p>}
    <WeekdayRow weekdays={intent.weekdays} />
    <Reminder intent={intent} />
    <div className={classes.actions}>
      <Button
        variant="light"
        onClick={() => onTask('look-back')}
        aria-label={`Rückblick: ${intent.title}`}
        aria-haspopup="dialog"
      >
        Rückblick
      </Button>
      <Button
        variant="subtle"
        onClick={() => onTask('info')}
        aria-label={`Mehr dazu: ${intent.title}`}
        aria-haspopup="dialog"
      >
        Mehr dazu
      </Button>
    </div>
  </li>
)

export const HabitIntentCardSkeleton = () => (
  <li className={classes.card}>
    <Skeleton height={22} width="70%" my={11} />
    <Skeleton height={16} width={150} mt={6} mb={16} />
    <Skeleton height={34} width={260} mb={18} />
    <Skeleton height={43} width="90%" mb={6} />
    <Skeleton height={26} width={112} mb={20} />
    <Skeleton height={44} width={240} />
  </li>
)
