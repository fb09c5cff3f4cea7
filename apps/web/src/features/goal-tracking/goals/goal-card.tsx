import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import type { UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { Suspense, useMemo, useState } from 'react'
import IconChartLine from '~icons/tabler/chart-line'
import IconPencil from '~icons/tabler/pencil'
import IconTable from '~icons/tabler/table'
import IconTrash from '~icons/tabler/trash'
import { ItemMenu } from '../../../ui/actions/item-menu.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Track } from '../../../ui/figures/track.tsx'
import { fittedTextProps } from '../../../ui/text/fitted.ts'
import { changeOf, isRated, isReached } from '../overview/trend.ts'
import { ReachedBadge } from '../reached-badge.tsx'
import classes from './goal-card.module.css'
import { describeSeries, seriesOf } from './goal-series.ts'
import { GoalTable } from './goal-table.tsx'

/** Loaded on demand: only this page has charts. */
const GoalChart = lazyPart(() => import('./goal-chart.tsx'))

const History = ({ goal }: { goal: UserGoal }) => {
  const [isTable, setIsTable] = useState(false)
  const points = useMemo(() => seriesOf(goal), [goal])
  const Icon = isTable ? IconChartLine : IconTable
  return (
    <>
      {isTable ? (
        <GoalTable title={goal.title} points={points} />
      ) : (
        <Suspense fallback={<Skeleton height={250} radius="md" />}>
          <GoalChart points={points} description={describeSeries(goal.title, points)} />
        </Suspense>
      )}
      <Button
        variant="subtle"
        className={classes.switch ?? ''}
        leftSection={<Icon aria-hidden size={20} />}
        onClick={() => setIsTable(!isTable)}
        aria-label={`${isTable ? 'Als Linie zeigen' : 'Als Tabelle zeigen'}: ${goal.title}`}
      >
        {isTable ? 'Als Linie zeigen' : 'Als Tabelle zeigen'}
      </Button>
    </>
  )
}

export type GoalTask = 'update' | 'delete'

type GoalCardProps = { goal: UserGoal; onTask: (task: GoalTask) => void }

/** Before its first rating a goal has no history to show (`decisions.md`, open point 10). */
export const GoalCard = ({ goal, onTask }: GoalCardProps) => (
  <li className={classes.card}>
    <div className={classes.head}>
      <h3 className={classes.title} {...fittedTextProps(goal.title)} />
      <ItemMenu
        label={`Mehr zu: ${goal.title}`}
        actions={[
          { label: 'Ziel anpassen', icon: IconPencil, onClick: () => onTask('update') },
          { label: 'Ziel löschen', icon: IconTrash, onClick: () => onTask('delete'), isFinal: true },
        ]}
      />
    </div>
    {isReached(goal) && <ReachedBadge />}
    {isRated(goal) ? (
      <>
        <div className={classes.change}>
          <Track percent={goal.latestScore * 10} />
          <span>{changeOf(goal)}</span>
        </div>
        <History goal={goal} />
      </>
    ) : (
      <p className={classes.hint}>
        Du hast mit {goal.firstScore} begonnen. Sobald du dieses Ziel bewertet hast, erscheint hier dein
        Verlauf.
      </p>
    )}
  </li>
)

export const GoalCardSkeleton = () => (
  <li className={classes.card}>
    <Skeleton height={22} width="70%" my={11} />
    <Skeleton height={250} mb={16} radius="md" />
    <Skeleton height={44} width={200} />
  </li>
)
