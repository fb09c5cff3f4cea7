import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import type { PreventionType } from '@wohlauf/contract/values/features'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { useEffect, useRef, useState } from 'react'
import IconApple from '~icons/tabler/apple'
import IconLeaf from '~icons/tabler/leaf'
import IconRun from '~icons/tabler/run'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { sumInBadge } from '../../ui/reward/rewards.ts'
import { useStore } from '../../ui/state/store.ts'
import classes from './health-points-badge.module.css'
import { RollingNumber } from './rolling-number.tsx'

const ICONS = { NUTRITION: IconApple, MOVEMENT: IconRun, STRESS: IconLeaf }

/** Specification, section 9. */
const ANIMATION_MS = 500

/** True for a moment after a number has increased. */
const useJustChanged = (value: number | undefined): boolean => {
  const [isChanging, setIsChanging] = useState(false)
  const last = useRef(value)
  useEffect(() => {
    if (last.current !== undefined && value !== undefined && last.current !== value) setIsChanging(true)
    last.current = value
  }, [value])
  useEffect(() => {
    if (!isChanging) return
    const timer = setTimeout(() => setIsChanging(false), ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [isChanging])
  return isChanging
}

type HealthPointsBadgeProps = { preventionType: PreventionType; isLink: boolean }

/** The app's icon with the current points; links to the progress page. */
const HealthPointsBadge = ({ preventionType, isLink }: HealthPointsBadgeProps) => {
  const { data } = useAnswer(getUserProgress, {}, { isSilent: true, refetchOnReturn: true })
  // Points that still fly to the badge are not counted yet.
  const sumBeforeArrival = useStore(sumInBadge)
  const healthPoints = data && (sumBeforeArrival ?? data.healthPoints)
  const isChanging = useJustChanged(healthPoints)
  const Icon = ICONS[preventionType]
  const content = (
    <span aria-hidden className={classes.shown}>
      <Icon size={20} stroke={2} />
      {healthPoints === undefined ? <span>…</span> : <RollingNumber value={healthPoints} />}
    </span>
  )
  const label = data ? `${germanNumber(data.healthPoints)} Gesundheitspunkte` : 'Gesundheitspunkte'
  return isLink ? (
    <RouteLink
      to="user-progress-user-progress"
      className={classes.badge}
      data-points-badge
      data-changing={isChanging || undefined}
      aria-label={`${label}, zum Fortschritt`}
    >
      {content}
    </RouteLink>
  ) : (
    <div
      className={classes.badge}
      data-points-badge
      data-changing={isChanging || undefined}
      role="img"
      aria-label={label}
    >
      {content}
    </div>
  )
}

export default HealthPointsBadge
