import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { IconBell, IconBellOff, IconInfoCircle } from '@tabler/icons-react'
import type { HabitIntent } from '@wohlauf/contract/habits'
import { germanDate, germanTime, relativeDay } from '../../ui/berlin-time.ts'
import classes from './habit-intent-card.module.css'
import { WeekdayRow } from './weekday-row.tsx'

/** The day as a word, where there is one; the sentence beside it always contains the date. */
const nearDay = (instant: string): string | undefined => {
  const label = relativeDay(instant, new Date())
  return label === germanDate(instant) ? undefined : label
}

const Reminder = ({ at }: { at: string | null }) => {
  const near = at ? nearDay(at) : undefined
  return (
    <div className={classes.reminder}>
      {at ? <IconBell aria-hidden size={20} /> : <IconBellOff aria-hidden size={20} />}
      <p className={classes.when}>
        {at
          ? `Nächster Reminder am ${germanDate(at)} um ${germanTime(at)} Uhr.`
          : 'Diese Gewohnheit ruht gerade.'}
      </p>
      {near && <span className={classes.near}>{near}</span>}
    </div>
  )
}

type HabitIntentCardProps = { intent: HabitIntent; onShowInfo: () => void }

/** A started habit: its days, and the time of its reminder. */
export const HabitIntentCard = ({ intent, onShowInfo }: HabitIntentCardProps) => (
  <li className={classes.card} data-resting={!intent.isEnabled || undefined}>
    <h3 className={classes.title}>{intent.title}</h3>
    {intent.trigger && <p className={classes.trigger}>{intent.trigger}</p>}
    <WeekdayRow weekdays={intent.weekdays} />
    <Reminder at={intent.nextReminderAt} />
    <Button
      variant="light"
      className={classes.info}
      leftSection={<IconInfoCircle aria-hidden size={20} />}
      onClick={onShowInfo}
      aria-label={`Mehr dazu: ${intent.title}`}
      aria-haspopup="dialog"
    >
      Mehr dazu
    </Button>
  </li>
)

export const HabitIntentCardSkeleton = () => (
  <li className={classes.card}>
    <Skeleton height={22} width="70%" my={3} />
    <Skeleton height={16} width={150} mt={6} mb={16} />
    <Skeleton height={34} width={260} mb={18} />
    <Skeleton height={43} width="90%" mb={6} />
    <Skeleton height={26} width={112} mb={20} />
    <Skeleton height={44} width={140} />
  </li>
)
