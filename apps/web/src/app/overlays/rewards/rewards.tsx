import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../ui/state/when-idle.ts'

/** Without it points are counted as before, and nothing flies. */
const RewardsLayer = lazy<ComponentType>(() =>
  import('./rewards-layer.tsx').catch(() => ({ default: () => null })),
)

/** Loaded once the page has nothing else to do: nobody earns points before. */
export const Rewards = () => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return <Suspense>{isIdle && <RewardsLayer />}</Suspense>
}
