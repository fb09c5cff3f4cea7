import { LEVELS } from '@wohlauf/contract/user-progress/user-progress'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import classes from './level-up-text.module.css'

type LevelUpTextProps = {
  level: number
  /** The same balance as in the header's badge. */
  healthPoints: number
  /** Empty for a person without a name. */
  firstName: string
}

/** The congratulation on a new level (specification, section 2, "Overlays"). */
export const LevelUpText = ({ level, healthPoints, firstName }: LevelUpTextProps) => (
  <>
    <p className={classes.level}>Level {level}</p>
    <p className={classes.name}>{LEVELS[level]?.name}</p>
    <p className={classes.copy}>
      Du hast {germanNumber(healthPoints)} Gesundheitspunkte gesammelt. Schön, dass du dranbleibst
      {firstName && `, ${firstName}`}!
    </p>
  </>
)
