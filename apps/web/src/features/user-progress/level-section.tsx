import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getUserProgress, type UserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { Track } from '../../ui/figures/track.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { LevelBadge } from '../../ui/media/level-badge.tsx'
import classes from './level-section.module.css'
import { wayToNextLevel } from './way-to-next-level.ts'

const LevelCard = ({ progress, isTall }: { progress: UserProgress; isTall: boolean }) => {
  const preventionType = useAppSettings()?.appPreventionType ?? 'NUTRITION'
  const { percent, text } = wayToNextLevel(progress)
  return (
    <RouteLink to="user-progress-user-progress" className={classes.card} data-tall={isTall || undefined}>
      <LevelBadge preventionType={preventionType} level={progress.level} size={104} />
      <div className={classes.facts}>
        <p className={classes.name}>
          Level {progress.level}: {progress.levelName}
        </p>
        <p className={classes.points}>{germanNumber(progress.healthPoints)} Gesundheitspunkte</p>
        <Track percent={percent} />
        <p className={classes.copy}>{text}</p>
      </div>
    </RouteLink>
  )
}

const LevelCardSkeleton = ({ isTall }: { isTall: boolean }) => (
  <div className={classes.card} data-tall={isTall || undefined} aria-busy>
    <Skeleton circle width={96} height={96} />
    <div className={classes.facts}>
      <Skeleton height={18} width="80%" my={4} />
      <Skeleton height={16} width="60%" mb={10} />
      <Skeleton height={8} />
      <Skeleton height={16} width="90%" mt={10} />
    </div>
  </div>
)

/**
 * Renders nothing without an answer: the header shows the points.
 *
 * @param isTall on wide screens the card fills a column
 */
export const LevelSection = ({ isTall = false }: { isTall?: boolean }) => {
  const { data: progress, error } = useAnswer(getUserProgress, {}, { isSilent: true })
  if (!progress && error) return null
  return (
    <Section title="Dein Fortschritt">
      {progress ? <LevelCard progress={progress} isTall={isTall} /> : <LevelCardSkeleton isTall={isTall} />}
    </Section>
  )
}
