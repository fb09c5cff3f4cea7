import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../../ui/chunks/chunk-failure.ts'
import { lazyOr } from '../../../ui/chunks/lazy-or.tsx'
import { watchPresses } from '../../../ui/reward/last-press.ts'
import { pointsText } from '../../../ui/reward/points-text.ts'
import {
  announcement,
  celebration,
  createReward,
  reward,
  rewardsUnderWay,
  sumInBadge,
} from '../../../ui/reward/rewards.ts'
import { useStore } from '../../../ui/state/store.ts'
import { useIsPageAnswered } from '../../shell/use-is-page-answered.ts'
import { watchEarnings } from './watch-earnings.ts'

const WithoutLayer = () => {
  useEffect(() => {
    const drop = () => {
      if (rewardsUnderWay.get().length > 0) rewardsUnderWay.set([])
      sumInBadge.set(null)
    }
    drop()
    return rewardsUnderWay.subscribe(drop)
  }, [])
  return null
}

/** Without this code points are counted as before, and nothing flies. */
const RewardsLayer = lazyOr(
  loadChunk(() => import('./rewards-layer.tsx')),
  WithoutLayer,
)

const useRewards = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const presses = watchPresses()
    const endWatch = watchEarnings(queryClient, {
      pressedAt: presses.lastPress,
      onSent: (balance) => {
        if (sumInBadge.get() === null) sumInBadge.set(balance ?? null)
      },
      onEarned: (earning) => {
        const newReward = createReward(earning)
        if (celebration.get()?.reason === earning.reason) {
          celebration.set({ reason: earning.reason, reward: newReward })
          return
        }
        announcement.set(`${pointsText(earning)}.`)
        reward(newReward)
      },
      onSettled: () => {
        if (rewardsUnderWay.get().length === 0 && !celebration.get()?.reward) sumInBadge.set(null)
      },
    })
    return () => {
      presses.end()
      endWatch()
      // Another person may log in on this page.
      rewardsUnderWay.set([])
      sumInBadge.set(null)
      announcement.set('')
    }
  }, [queryClient])
}

/** Watches what commands earn. The code that shows it is loaded after the page's answers, or when it is needed. */
export const Rewards = () => {
  useRewards()
  const isPageAnswered = useIsPageAnswered()
  const [wasNeeded, setWasNeeded] = useState(false)
  const isNeeded = useStore(rewardsUnderWay).length > 0
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return <Suspense>{(isPageAnswered || wasNeeded) && <RewardsLayer />}</Suspense>
}
