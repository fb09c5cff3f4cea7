import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { useAnswer } from '../../../api/hooks.ts'
import { NextPageRow } from '../../../features/dashboard/next-page-row.tsx'
import { TodaysEntryRow } from '../../../features/nutrition-diary/learner/entry/todays-entry-row.tsx'
import { useAppSettings } from '../../../session/app-settings.ts'
import { useIsVisit } from '../../../session/session.ts'
import { DayRing } from './day-ring.tsx'
import { FoldedWhenDone } from './folded-when-done.tsx'
import { HabitsToday } from './habits-today.tsx'
import { isDone, type Today } from './open-today.ts'
import classes from './today-card.module.css'

const Loading = () => (
  <div className={classes.rows} aria-busy>
    <div>
      <Skeleton height={20} width="60%" my={12} />
      <Skeleton height={48} my={10} />
      <Skeleton height={48} my={10} />
    </div>
    <Skeleton height={72} />
    <Skeleton height={56} />
  </div>
)

/**
 * Shows the rows that apply: an admin's visit shows no health data, an app may have no modules and no diary.
 */
const Rows = () => {
  const isVisit = useIsVisit()
  const hasDiary = useAppSettings()?.appEnabledFeatures.includes('NUTRITION_DIARY') && !isVisit
  const { data: dashboard } = useAnswer(getDashboard, {}, { isSilent: true })
  const module = dashboard?.activeModule
  return (
    <div className={classes.rows}>
      {!isVisit && <HabitsToday />}
      {module && module.pageCount > 0 && (
        <NextPageRow module={module} hasReadToday={dashboard.hasReadToday} />
      )}
      {hasDiary && <TodaysEntryRow />}
    </div>
  )
}

type TodayCardProps = {
  isSettled: boolean
  /** Null where it is not known. */
  today: Today | null
}

/** Today's tasks: habits to tick, the next page to read, the diary; one line once everything is done. */
export const TodayCard = ({ isSettled, today }: TodayCardProps) => (
  <section className={classes.today} aria-labelledby="today">
    <h2 id="today" className={classes.heading}>
      Heute
      {today !== null && today.planned > 0 && <DayRing {...today} />}
    </h2>
    <div className={classes.card}>
      {!isSettled && <Loading />}
      <div hidden={!isSettled}>
        <FoldedWhenDone isShown={isSettled} isDone={isDone(today)}>
          <Rows />
        </FoldedWhenDone>
      </div>
    </div>
  </section>
)
