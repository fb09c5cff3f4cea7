import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getHabitLookBack, type HabitIntent } from '@wohlauf/contract/habits/habits'
import type { OutputOf } from '@wohlauf/contract/operation'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Answered } from '../../../ui/feedback/answered.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { weeks } from '../weeks.ts'
import classes from './look-back-dialog.module.css'
import { MonthCalendar } from './month-calendar.tsx'

type LookBack = OutputOf<typeof getHabitLookBack>

const Runtime = ({ intent, percentage }: { intent: HabitIntent; percentage: number }) => {
  const { minRuntime, isMinRuntimeReached, minRuntimeReachedAt } = intent
  const goal = minRuntimeReachedAt && germanDate(minRuntimeReachedAt)
  const text = isMinRuntimeReached
    ? `${weeks(minRuntime)} sind geschafft, seit dem ${goal}.`
    : `${weeks(minRuntime)} dabei: das ist am ${goal}.`
  return (
    <div className={classes.runtime}>
      <p className={classes.text}>{text}</p>
      <Track percent={percentage} label="Mindestlaufzeit" valueText={text} />
    </div>
  )
}

const Numbers = ({ thisWeek, lastFourWeeks }: LookBack) => (
  <div className={classes.numbers}>
    <p className={classes.number}>
      Diese Woche {thisWeek.done} von {thisWeek.planned}
    </p>
    <p className={classes.text}>
      In den letzten 4 Wochen {lastFourWeeks.done} von {lastFourWeeks.planned} geplanten Tagen
    </p>
  </div>
)

const Loading = () => (
  <div aria-busy>
    <Skeleton height={88} radius="md" mb={20} />
    <Skeleton height={20} width="60%" mb={12} />
    <Skeleton height={8} mb={28} />
    <Skeleton height={320} radius="md" />
  </div>
)

type LookBackDialogProps = { intent: HabitIntent; isOpen: boolean; onClose: () => void }

/** Shows no streak, and never scolds. */
const LookBackDialog = ({ intent, isOpen, onClose }: LookBackDialogProps) => {
  const [month, setMonth] = useState<string>()
  const lookBack = useAnswer(
    getHabitLookBack,
    { habitIntentId: intent.habitIntentId, ...(month ? { month } : {}) },
    { isSilent: true, keepsPrevious: true },
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={intent.title}>
      <Answered
        query={lookBack}
        failure="Der Rückblick ist gerade nicht erreichbar"
        placeholder={<Loading />}
      >
        {(data) => (
          <>
            <Numbers {...data} />
            {data.runtimePercentage !== null && (
              <Runtime intent={intent} percentage={data.runtimePercentage} />
            )}
            <MonthCalendar lookBack={data} isLoading={lookBack.isFetching} onMonth={setMonth} />
          </>
        )}
      </Answered>
    </Dialog>
  )
}

export default LookBackDialog
