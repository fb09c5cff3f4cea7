import type { PreventionType } from '@wohlauf/contract/features'
import classes from './level-badge.module.css'

const pictures = import.meta.glob<string>('../../art/badges/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

type LevelBadgeProps = {
  preventionType: PreventionType
  level: number
  /** Width and height, in pixels; the style may reduce it. */
  size: number
  isAhead?: boolean
}

/** Decorative: the text beside it names the level. */
export const LevelBadge = ({ preventionType, level, size, isAhead = false }: LevelBadgeProps) => (
  <img
    className={classes.badge}
    src={pictures[`../../art/badges/${preventionType.toLowerCase()}-${level}.svg`]}
    alt=""
    width={size}
    height={size}
    data-ahead={isAhead || undefined}
  />
)
