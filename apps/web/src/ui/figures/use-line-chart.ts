import { useReducedMotion } from '@mantine/hooks'

/** Follows the browser's text size: the library measures labels in pixels. */
const labelSize = (): number =>
  0.8125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** @returns the chart's props and those of its axes, and `fontSize`, the size of its labels in pixels */
export const useLineChart = () => {
  const isStill = useReducedMotion()
  const fontSize = labelSize()
  const tick = { fontSize, fill: 'currentColor' }
  return {
    isStill,
    fontSize,
    chartProps: {
      curveType: 'linear',
      strokeWidth: 3,
      lineChartProps: { margin: { top: fontSize / 2 + 2 } },
      accessibilityLayer: false,
      lineProps: { isAnimationActive: !isStill },
      gridColor: 'var(--line)',
      textColor: 'var(--ink-soft)',
    },
    xAxisProps: {
      tick: { ...tick, transform: 'translate(0, 10)' },
      height: fontSize + 18,
      interval: 'preserveStartEnd',
      padding: { left: 12, right: 12 },
    },
    yAxisProps: { tick },
  } as const
}
