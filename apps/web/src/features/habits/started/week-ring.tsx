import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import classes from './week-ring.module.css'

const CIRCLE = { cx: 22, cy: 22, r: 19, pathLength: 100 }
/** The gap between two parts, where the whole circle has a length of 100. */
const GAP = 6

const dashes = (index: number, count: number) => {
  if (count === 1) return {}
  const length = 100 / count
  return {
    strokeDasharray: `${length - GAP} ${100 - length + GAP}`,
    strokeDashoffset: -(index * length + GAP / 2),
  }
}

/** A part of the circle for each planned day of this week; the filled parts are the done days. */
export const WeekRing = ({ done, planned }: HabitIntent['thisWeek']) => (
  <div className={classes.ring}>
    {planned > 0 && (
      <VisuallyHidden>
        Diese Woche {done} von {planned}
      </VisuallyHidden>
    )}
    <svg viewBox="0 0 44 44" aria-hidden>
      {[...Array(Math.max(planned, 1)).keys()].map((nth) => (
        <circle
          key={nth}
          className={classes.part}
          data-done={nth < done || undefined}
          {...CIRCLE}
          {...dashes(nth, Math.max(planned, 1))}
        />
      ))}
      {planned > 0 && (
        <text className={classes.count} x={22} y={22}>
          {done}/{planned}
        </text>
      )}
    </svg>
  </div>
)
