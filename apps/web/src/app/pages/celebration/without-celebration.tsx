import { useEffect } from 'react'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { celebration, reward } from '../../../ui/reward/rewards.ts'
import { COMPLETED } from './completed.ts'
import type { ModuleCelebrationProps } from './module-celebration.tsx'

/** Replaces a celebration whose code could not be loaded: the message is shown on the start page. */
export const WithoutCelebration = ({ onLeave }: ModuleCelebrationProps) => {
  useEffect(() => {
    const ownReward = celebration.get()?.reward
    celebration.set(null)
    if (ownReward) reward(ownReward)
    notify('success', COMPLETED)
    onLeave()
  }, [onLeave])
  return null
}
