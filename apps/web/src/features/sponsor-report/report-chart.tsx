import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { useLineChart } from '../../ui/figures/use-line-chart.ts'
import classes from './report-chart.module.css'
import { describeMonths, FIGURES, type ShownMonth } from './report-months.ts'

/** Height in pixels. */
const HEIGHT = 280

/** Lines differ in colour and in their dashes. */
const DASHES = { registered: '0', active: '8 4', completed: '2 4' } as const

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

/** An image for assistive technology: the table below it has all values. */
const ReportChart = ({ months }: { months: ShownMonth[] }) => {
  const { fontSize, chartProps, xAxisProps, yAxisProps } = useLineChart()
  return (
    <div role="img" aria-label={describeMonths(months)} className={classes.chart}>
      <Legend />
      <LineChart
        aria-hidden
        {...chartProps}
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
        withTooltip={false}
        xAxisProps={{ ...xAxisProps, minTickGap: 16 }}
        yAxisProps={{ ...yAxisProps, width: 3 * fontSize, allowDecimals: false }}
      />
    </div>
  )
}

export default ReportChart
