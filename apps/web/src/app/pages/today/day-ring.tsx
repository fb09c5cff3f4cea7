import type { CSSProperties } from 'react'
import classes from './day-ring.module.css'

const RADIUS = 12
const LENGTH = 2 * Math.PI * RADIUS

type DayRingProps = { planned: number; open: number }

/**
 * The share of the day that is done; the last tick closes the ring. Decorative: the greeting says what is
 * left.
 */
export const DayRing = ({ planned, open }: DayRingProps) => (
  <svg
    viewBox="0 0 28 28"
    width={28}
    height={28}
    aria-hidden
    className={classes.ring}
    data-closed={open === 0 || undefined}
    style={{ '--rest': (LENGTH * open) / planned } as CSSProperties}
  >
    <circle cx={14} cy={14} r={RADIUS} className={classes.track} />
    <circle cx={14} cy={14} r={RADIUS} className={classes.line} strokeDasharray={LENGTH} />
    <circle cx={14} cy={14} r={14} className={classes.ground} />
    <path d="M8.5 14.5l3.7 3.7 7.3-8" className={classes.check} pathLength={1} />
  </svg>
)
