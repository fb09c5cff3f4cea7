import { Button } from '@mantine/core'
import { getModules, type Module } from '@wohlauf/contract/modules/modules'
import { getUserProgress, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnswer, useCommand } from '../../../api/hooks.ts'
import { minutesText } from '../../../features/modules/learner/rules/minutes-text.ts'
import { nextModule } from '../../../features/modules/learner/rules/next-module.ts'
import { LevelRing } from '../../../features/user-progress/celebration/level-ring.tsx'
import { LevelUpText } from '../../../features/user-progress/celebration/level-up-text.tsx'
import { ringShares } from '../../../features/user-progress/celebration/ring-shares.ts'
import { shownLevel } from '../../../features/user-progress/celebration/shown-level.ts'
import { wayToNextLevel } from '../../../features/user-progress/way-to-next-level.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useAppSettings } from '../../../session/app-settings.ts'
import { useSessionUser } from '../../../session/session.ts'
import { useBackCloses } from '../../../ui/dialogs/back-closes-dialogs.ts'
import { Celebration } from '../../../ui/feedback/celebration.tsx'
import { isWithoutMotion } from '../../../ui/reward/is-without-motion.ts'
import { onPress } from '../../../ui/reward/last-press.ts'
import { pointsText } from '../../../ui/reward/points-text.ts'
import {
  announcement,
  celebration,
  centreOf,
  reward,
  rewardsUnderWay,
  sumInBadge,
} from '../../../ui/reward/rewards.ts'
import { COMPLETED } from './completed.ts'
import classes from './module-celebration.module.css'

export type ModuleCelebrationProps = { module: Module; onLeave: () => void }

/** The level to congratulate on, if there is one, determined when the celebration begins. */
const useLevelToCelebrate = (): number | null => {
  const { data: progress } = useAnswer(getUserProgress, {}, { isSilent: true })
  const { mutate: markAsCelebrated } = useCommand(markLevelAsCelebrated, { isSilent: true })
  const [level] = useState(() =>
    progress && progress.level > Math.max(progress.lastCelebratedLevel, shownLevel.get())
      ? progress.level
      : null,
  )
  useEffect(() => {
    if (level === null) return
    shownLevel.set(level)
    markAsCelebrated({ level })
  }, [level, markAsCelebrated])
  return level
}

const useDismissal = (onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave)
  useBackCloses(true, onLeave)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Links to the next module, except after the last one. */
const WayOn = ({ moduleId, onLeave }: { moduleId: string; onLeave: () => void }) => {
  const { data: modules, isPending } = useAnswer(getModules, {}, { isSilent: true })
  const next = modules && nextModule(modules, moduleId)
  return (
    <div className={classes.actions}>
      {isPending && <div className={classes.room} />}
      {next && (
        <Button
          size="lg"
          fullWidth
          component={RouteLink}
          to="consume-modules-consume-module"
          params={{ id: next.moduleId }}
        >
          Weiter mit Modul {next.number} · {minutesText(next.readingMinutes)}
        </Button>
      )}
      <Button size="lg" fullWidth variant={next ? 'subtle' : 'filled'} onClick={onLeave}>
        Für heute genug
      </Button>
    </div>
  )
}

const showEnd = (stage: HTMLElement | null): void => {
  for (const animation of stage?.getAnimations({ subtree: true }) ?? []) animation.finish()
}

/**
 * Celebrates a completed module, its points, and the level that they may bring. Any press skips to the end of
 * its animations.
 */
const ModuleCelebration = ({ module: { moduleId, number }, onLeave }: ModuleCelebrationProps) => {
  const app = useAppSettings()
  const firstName = useSessionUser()?.firstName ?? ''
  const { data: progress } = useAnswer(getUserProgress, {}, { isSilent: true })
  const level = useLevelToCelebrate()
  // The reward when the celebration began: when it ends, the page is about to change.
  const [ownReward] = useState(() => celebration.get()?.reward ?? null)
  const stage = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const points = useRef<HTMLSpanElement>(null)
  useDismissal(onLeave)
  useEffect(() => onPress(() => showEnd(stage.current)), [])
  const letPointsFly = () => {
    if (ownReward && points.current) reward(ownReward, centreOf(points.current))
  }
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    celebration.set({ reason: 'module-completed', reward: ownReward })
    // The heading says the points; with reduced motion none fly.
    sumInBadge.set(ownReward && !isWithoutMotion() ? ownReward.sum - ownReward.points : null)
    announcement.set(
      [COMPLETED, ownReward && pointsText(ownReward), level !== null && `Glückwunsch, Level ${level}`]
        .filter(Boolean)
        .join('. '),
    )
    return () => {
      celebration.set(null)
      if (rewardsUnderWay.get().length === 0) sumInBadge.set(null)
    }
  }, [ownReward, level])
  const sum = ownReward?.sum ?? progress?.healthPoints ?? 0
  return (
    <section ref={stage} className={classes.celebration} aria-labelledby="celebration">
      <div className={classes.news}>
        {app && progress && (
          <Celebration>
            <LevelRing
              preventionType={app.appPreventionType}
              shares={ringShares(ownReward?.points ?? 0, sum)}
              newLevel={level}
              onFilled={letPointsFly}
            />
          </Celebration>
        )}
        <h1 ref={heading} id="celebration" tabIndex={-1} className={classes.heading}>
          {ownReward && (
            <>
              <span ref={points} className={classes.points}>
                +{ownReward.points}
              </span>
              {' · '}
            </>
          )}
          Modul {number} geschafft
        </h1>
        <p className={classes.sentence}>{COMPLETED}</p>
        {level === null ? (
          progress && <p className={classes.sentence}>{wayToNextLevel(progress).text}</p>
        ) : (
          <div className={classes.levelUp}>
            <h2 className={classes.congratulation}>Glückwunsch</h2>
            <LevelUpText level={level} healthPoints={sum} firstName={firstName} />
          </div>
        )}
      </div>
      <WayOn moduleId={moduleId} onLeave={onLeave} />
    </section>
  )
}

export default ModuleCelebration
