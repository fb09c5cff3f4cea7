import type { PreventionType } from '@wohlauf/contract/values/features'
import { LevelBadge } from '../../ui/media/level-badge.tsx'
import classes from './level-path.module.css'

/** Every other level of the ten: enough to show the progression. */
const SHOWN = [0, 2, 4, 6, 9]

export const LevelPath = ({ preventionType }: { preventionType: PreventionType }) => (
  <div className={classes.path}>
    {SHOWN.map((level) => (
      <LevelBadge key={level} preventionType={preventionType} level={level} size={112} />
    ))}
  </div>
)
