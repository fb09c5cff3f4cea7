import type { PreventionType } from '@wohlauf/contract/values/features'
import '../theme/tones.css'
import { BadgeFrame } from './badge-frame.tsx'
import classes from './level-badge.module.css'

const pictures = import.meta.glob<string>('../../art/badges/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

type LevelBadgeProps = {
  preventionType: PreventionType
  level: number
  /** Width and height, in pixels; the style may reduce them. */
  size: number
  isAhead?: boolean
}

/**
 * Decorative: the text beside it names the level. The picture shows what the app is about, the frame has its
 * colours.
 */
export const LevelBadge = ({ preventionType, level, size, isAhead = false }: LevelBadgeProps) => (
  <svg
    className={classes.badge}
    viewBox="-120 -122 240 240"
    width={size}
    height={size}
    aria-hidden="true"
    data-ahead={isAhead || undefined}
  >
    <BadgeFrame level={level} />
    <image
      href={pictures[`../../art/badges/${preventionType.toLowerCase()}-${level}.svg`]}
      x={-75}
      y={-75}
      width={150}
      height={150}
    />
  </svg>
)
