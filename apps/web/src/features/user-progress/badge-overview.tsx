import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { LEVELS } from '@wohlauf/contract/user-progress/user-progress'
import type { PreventionType } from '@wohlauf/contract/values/features'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { Section } from '../../ui/layout/section.tsx'
import { LevelBadge } from '../../ui/media/level-badge.tsx'
import classes from './badge-overview.module.css'

type BadgeOverviewProps = {
  /** Undefined while it loads: all badges are greyed out then. */
  level: number | undefined
  preventionType: PreventionType
}

export const BadgeOverview = ({ level = -1, preventionType }: BadgeOverviewProps) => (
  <div className={classes.overview}>
    <Section title="Deine Abzeichen">
      <p className={classes.lead}>Was du erreicht hast, bleibt dir.</p>
      <ol className={classes.grid}>
        {LEVELS.map(({ name, threshold }, index) => (
          <li
            key={name}
            className={classes.item}
            data-reached={index <= level || undefined}
            data-current={index === level || undefined}
          >
            <LevelBadge preventionType={preventionType} level={index} size={128} isAhead={index > level} />
            <p className={classes.level}>Level {index}</p>
            <p className={classes.name}>{name}</p>
            <p className={classes.threshold}>
              {index === level ? 'Hier bist du' : `${germanNumber(threshold)} Punkte`}
              {index < level && <VisuallyHidden>, erreicht</VisuallyHidden>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  </div>
)
