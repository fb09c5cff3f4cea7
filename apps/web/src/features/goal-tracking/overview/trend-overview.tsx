import { Button } from '@mantine/core'
import { rateUserGoalProgress, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import IconAdjustmentsHorizontal from '~icons/tabler/adjustments-horizontal'
import { WaitingNote } from '../../../items/waiting-note.tsx'
import { trendOf } from './trend.ts'
import classes from './trend-overview.module.css'

type TrendOverviewProps = { goals: readonly UserGoal[]; onRate: () => void }

/** One sentence about all goals; each goal's own change stands in its card. */
export const TrendOverview = ({ goals, onRate }: TrendOverviewProps) => (
  <section className={classes.card} aria-label="Was sich verändert hat">
    <p className={classes.sentence}>{trendOf(goals)}</p>
    <Button
      size="lg"
      className={classes.rate ?? ''}
      leftSection={<IconAdjustmentsHorizontal aria-hidden size={22} />}
      onClick={onRate}
      aria-haspopup="dialog"
    >
      Ziele bewerten
    </Button>
    <WaitingNote operations={[rateUserGoalProgress]} />
  </section>
)
