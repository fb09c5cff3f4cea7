import { Button } from '@mantine/core'
import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import IconAdjustmentsHorizontal from '~icons/tabler/adjustments-horizontal'
import { Track } from '../../../ui/figures/track.tsx'
import { ReachedBadge } from '../reached-badge.tsx'
import { changeOf, isReached, trendOf } from './trend.ts'
import classes from './trend-overview.module.css'

const Change = ({ goal }: { goal: UserGoal }) => (
  <li className={classes.goal}>
    <div className={classes.head}>
      <span className={classes.title}>{goal.title}</span>
      {isReached(goal) && <ReachedBadge />}
    </div>
    <Track percent={goal.latestScore * 10} />
    <span className={classes.change}>{changeOf(goal)}</span>
  </li>
)

type TrendOverviewProps = { goals: readonly UserGoal[]; onRate: () => void }

export const TrendOverview = ({ goals, onRate }: TrendOverviewProps) => (
  <section className={classes.card} aria-label="Was sich verändert hat">
    <p className={classes.sentence}>{trendOf(goals)}</p>
    <ul className={classes.list}>
      {goals.map((goal) => (
        <Change key={goal.userGoalId} goal={goal} />
      ))}
    </ul>
    <Button
      size="lg"
      className={classes.rate ?? ''}
      leftSection={<IconAdjustmentsHorizontal aria-hidden size={22} />}
      onClick={onRate}
      aria-haspopup="dialog"
    >
      Ziele bewerten
    </Button>
  </section>
)
