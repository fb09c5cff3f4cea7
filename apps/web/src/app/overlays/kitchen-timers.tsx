import { lazy, Suspense, useEffect, useState } from 'react'
import { restoreTimers, useTimers } from '../../features/recipes/learner/timers/timers.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'

/** Without this code timers are visible in cook mode, and do not ring. */
const TimerOverlay = lazy(loadPart(() => import('../../features/recipes/learner/timers/timer-overlay.tsx')))

/** Loaded with the first timer; stays mounted, so that its dialog can close. */
export const KitchenTimers = () => {
  useEffect(restoreTimers, [])
  const hasTimers = useTimers().length > 0
  const [isNeeded, setIsNeeded] = useState(hasTimers)
  if (hasTimers && !isNeeded) setIsNeeded(true)
  return <Suspense>{isNeeded && <TimerOverlay />}</Suspense>
}
