import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { useReducedMotion } from '@mantine/hooks'
import classes from './report-chart.module.css'
import { describeMonths, FIGURES, type ShownMonth } from './report-months.ts'

/** In pixels. */
const HEIGHT = 280

/** Lines differ in colour and in their dashes. */
const DASHES = { registered: '0', active: '8 4', completed: '2 4' } as const

/** Follows the browser's text size: the library measures labels in pixels. */
const labelSize = (): number =>
  0.8125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const Legend = () => (
  <ul className={classes.legend} aria-hidden>
    {FIGURES.map(({ key, label }) => (
      <li key={key}>
        <svg width={32} height={10} aria-hidden>
          <line
            x1={0}
            x2={32}
            y1={5}
            y2={5}
            stroke={`var(--report-${key})`}
            strokeWidth={3}
            strokeDasharray={DASHES[key]}
          />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)

/**
 * The figures as lines, with gaps where they are missing. A picture for assistive technology: the table below it has all values.
 */
const ReportChart = ({ months }: { months: ShownMonth[] }) => {
  const isStill = useReducedMotion()
  const fontSize = labelSize()
  const tick = { fontSize, fill: 'currentColor' }
  return (
    <div role="img" aria-label={describeMonths(months)} className={classes.chart}>
      <Legend />
      <LineChart
        h={HEIGHT}
        data={months}
        dataKey="short"
        series={FIGURES.map(({ key, label }) => ({
          name: key,
          label,
          color: `var(--report-${key})`,
          strokeDasharray: DASHES[key],
        }))}
        connectNulls={false}
        curveType="linear"
        strokeWidth={3}
        withTooltip={false}
        lineChartProps={{ margin: { top: fontSize / 2 + 2 } }}
        accessibilityLayer={false}
        lineProps={{ isAnimationActive: !isStill }}
        gridColor="var(--line)"
        textColor="var(--ink-soft)"
        xAxisProps={{
          tick: { ...tick, transform: 'translate(0, 10)' },
          height: fontSize + 18,
          interval: 'preserveStartEnd',
          minTickGap: 16,
          padding: { left: 12, right: 12 },
        }}
        yAxisProps={{ tick, width: 3 * fontSize, allowDecimals: false }}
      />
    </div>
  )
}

export default ReportChart
