import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { MAX_GOAL_SCORE, MIN_GOAL_SCORE } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { useLineChart } from '../../../ui/figures/use-line-chart.ts'
import classes from './goal-chart.module.css'
import type { GoalPoint } from './goal-series.ts'

/** Height in pixels (specification, section 2, "Goals"). */
const HEIGHT = 250

const TICKS = [MIN_GOAL_SCORE, 4, 7, MAX_GOAL_SCORE]

/** With more points than this, dots would cover the line. */
const MAX_DOTS = 40

type GoalChartProps = { points: GoalPoint[]; description: string }

/** An image for assistive technology: the description summarises it, the table beside it has all values. */
const GoalChart = ({ points, description }: GoalChartProps) => {
  const { isStill, fontSize, chartProps, xAxisProps, yAxisProps } = useLineChart()
  return (
    <div role="img" aria-label={description} className={classes.chart}>
      <LineChart
        aria-hidden
        {...chartProps}
        h={HEIGHT}
        data={points}
        dataKey="day"
        series={[{ name: 'score', label: 'Bewertung', color: 'var(--goal-line)' }]}
        classNames={{ tooltip: classes.tooltip ?? '' }}
        withDots={points.length <= MAX_DOTS}
        tooltipAnimationDuration={isStill ? 0 : 150}
        xAxisProps={{ ...xAxisProps, minTickGap: 24 }}
        yAxisProps={{
          ...yAxisProps,
          domain: [MIN_GOAL_SCORE, MAX_GOAL_SCORE],
          ticks: TICKS,
          width: 2 * fontSize,
          interval: 0,
        }}
      />
    </div>
  )
}

export default GoalChart
