import IconCheck from '~icons/tabler/check'
import classes from './reached-badge.module.css'

/** Marks a goal whose latest score is the highest (`decisions.md`, open point 12). */
export const ReachedBadge = () => (
  <span className={classes.badge}>
    <IconCheck aria-hidden size={16} stroke={3} />
    Erreicht
  </span>
)
