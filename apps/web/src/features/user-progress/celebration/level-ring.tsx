import type { PreventionType } from '@wohlauf/contract/values/features'
import type { CSSProperties } from 'react'
import { LevelBadge } from '../../../ui/media/level-badge.tsx'
import classes from './level-ring.module.css'
import type { RingShares } from './ring-shares.ts'

const RADIUS = 94
const LENGTH = 2 * Math.PI * RADIUS

type LevelRingProps = {
  preventionType: PreventionType
  shares: RingShares
  /** The level that the full ring brings; null for none. */
  newLevel: number | null
  onFilled: () => void
}

/** The badge in a ring that fills; once it is full, the next badge takes its place. Decorative. */
export const LevelRing = ({ preventionType, shares, newLevel, onFilled }: LevelRingProps) => (
  <div className={classes.ring} aria-hidden>
    <svg viewBox="0 0 200 200" width={200} height={200} role="presentation">
      <circle cx={100} cy={100} r={RADIUS} className={classes.track} />
      <circle
        cx={100}
        cy={100}
        r={RADIUS}
        className={classes.line}
        strokeDasharray={LENGTH}
        style={{ '--from': LENGTH * (1 - shares.from), '--to': LENGTH * (1 - shares.to) } as CSSProperties}
        onAnimationEnd={onFilled}
      />
    </svg>
    <div className={classes.badge} data-leaves={newLevel !== null || undefined}>
      <LevelBadge preventionType={preventionType} level={shares.level} size={148} />
    </div>
    {newLevel !== null && (
      <div className={classes.badge} data-comes>
        <LevelBadge preventionType={preventionType} level={newLevel} size={148} />
      </div>
    )}
  </div>
)
