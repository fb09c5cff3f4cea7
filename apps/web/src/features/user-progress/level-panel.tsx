import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { UserProgress } from '@wohlauf/contract/user-progress/user-progress'
import type { PreventionType } from '@wohlauf/contract/values/features'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { Track } from '../../ui/figures/track.tsx'
import { LevelBadge } from '../../ui/media/level-badge.tsx'
import classes from './level-panel.module.css'
import { wayToNextLevel } from './way-to-next-level.ts'

type LevelPanelProps = { progress: UserProgress; preventionType: PreventionType }

export const LevelPanel = ({ progress, preventionType }: LevelPanelProps) => {
  const { percent, text } = wayToNextLevel(progress)
  return (
    <div className={classes.panel}>
      <div className={classes.badge}>
        <LevelBadge preventionType={preventionType} level={progress.level} size={220} />
      </div>
      <div className={classes.facts}>
        <p className={classes.level}>Level {progress.level}</p>
        <h2 className={classes.name}>{progress.levelName}</h2>
        <p className={classes.points}>
          <strong>{germanNumber(progress.healthPoints)}</strong>{' '}
          {progress.healthPoints === 1 ? 'Gesundheitspunkt' : 'Gesundheitspunkte'}
        </p>
        <Track percent={percent} />
        <p className={classes.copy}>{text}</p>
      </div>
    </div>
  )
}

export const LevelPanelSkeleton = () => (
  <div className={classes.panel}>
    <div className={classes.badge}>
      <Skeleton circle width={200} height={200} />
    </div>
    <div className={classes.facts}>
      <Skeleton className={classes.line} height={19} width={72} my={4} />
      <Skeleton className={`${classes.line} ${classes.nameLine}`} width="min(220px, 80%)" />
      <Skeleton className={classes.line} height={35} width="min(260px, 90%)" mt={13} mb={25} />
      <Skeleton height={8} />
      <Skeleton className={classes.line} height={19} width={210} mt={14} mb={4} />
    </div>
  </div>
)
