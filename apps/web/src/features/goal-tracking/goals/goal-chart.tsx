import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import { HIGHEST_GOAL_SCORE, LOWEST_GOAL_SCORE } from '@wohlauf/contract/goal-tracking'
import classes from './goal-chart.module.css'
import type { GoalPoint } from './goal-series.ts'

/** In pixels (specification, section 2, "Goals"). */
const HEIGHT = 250

const TICKS = [LOWEST_GOAL_SCORE, 4, 7, HIGHEST_GOAL_SCORE]

/** Follows the browser's text size: the library measures labels in pixels. */
const labelSize = (): number =>
  0.8125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** With more points than this, dots would cover the line. */
const MAX_DOTS = 40

type GoalChartProps = { points: GoalPoint[]; description: string }

/**
 * The scores of a goal as a line. A picture for assistive technology: the description says the essence, the table beside it has
 * all values.
 */
const GoalChart = ({ points, description }: GoalChartProps) => {
  const isStill = useReducedMotion()
  const fontSize = labelSize()
  const tick = { fontSize, fill: 'currentColor' }
  return (
    <div role="img" aria-label={description} className={classes.chart}>
      <LineChart
        h={HEIGHT}
        data={points}
        dataKey="day"
        series={[{ name: 'score', label: 'Bewertung', color: 'var(--goal-line)' }]}
        classNames={{ tooltip: classes.tooltip ?? '' }}
        curveType="linear"
        strokeWidth={3}
        withDots={points.length <= MAX_DOTS}
        lineChartProps={{ margin: { top: fontSize / 2 + 2 } }}
        accessibilityLayer={false}
        lineProps={{ isAnimationActive: !isStill }}
        tooltipAnimationDuration={isStill ? 0 : 150}
        gridColor="var(--line)"
        textColor="var(--ink-soft)"
        xAxisProps={{
          tick: { ...tick, transform: 'translate(0, 10)' },
          height: fontSize + 18,
          interval: 'preserveStartEnd',
          minTickGap: 24,
          padding: { left: 12, right: 12 },
        }}
        yAxisProps={{
          tick,
          domain: [LOWEST_GOAL_SCORE, HIGHEST_GOAL_SCORE],
          ticks: TICKS,
          width: 2 * fontSize,
          interval: 0,
        }}
      />
    </div>
  )
}

export default GoalChart
