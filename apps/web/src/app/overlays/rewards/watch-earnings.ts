import type { QueryClient } from '@tanstack/react-query'
import { HEALTH_POINTS, type HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { answerOptions } from '../../../api/hooks.ts'
import type { Point } from '../../../ui/reward/rewards.ts'

type Earning = { reason: HealthPointReason; points: number; sum: number; from: Point }

type Watcher = {
  /** The position of the press that caused the command in flight. */
  pressedAt: () => Point
  /** Called before a command that may earn points is sent, with the balance. */
  onSent: (balance: number | undefined) => void
  onEarned: (earning: Earning) => void
  /** Called when no command that may earn points is in flight any more. */
  onSettled: () => void
}

const { queryKey } = answerOptions(getUserProgress, {})

/**
 * Reports how many points a command has really earned: the balance that was fetched after it, minus the one
 * before. A repeated command earns none. Points from another device, which the same answer may include, do
 * not count as the command's: it earns at most what its reason is worth.
 *
 * @returns how to end it
 */
export const watchEarnings = (queryClient: QueryClient, watcher: Watcher): (() => void) => {
  const balance = () => queryClient.getQueryData(queryKey)?.healthPoints
  const sentFrom = new Map<number, Point>()
  let countedBalance = balance()
  /** The most that commands may have earned which have succeeded since the balance last grew. */
  let maxEarnings = 0

  const settle = (mutationId: number, reason: HealthPointReason, worth: number): void => {
    const from = sentFrom.get(mutationId)
    if (!from) return
    sentFrom.delete(mutationId)
    const sum = balance()
    maxEarnings += worth
    if (sum !== undefined && countedBalance !== undefined && sum > countedBalance) {
      const points = Math.min(sum - countedBalance, maxEarnings)
      if (points > 0) watcher.onEarned({ reason, points, sum, from })
      maxEarnings = 0
    }
    countedBalance = sum
    if (sentFrom.size > 0) return
    maxEarnings = 0
    watcher.onSettled()
  }

  const endQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] === getUserProgress.name && sentFrom.size === 0) countedBalance = balance()
  })
  const endCommands = queryClient.getMutationCache().subscribe((event) => {
    const reason = event.mutation?.meta?.earns
    if (event.type !== 'updated' || !reason) return
    const { mutationId } = event.mutation
    if (event.action.type === 'pending') {
      sentFrom.set(mutationId, watcher.pressedAt())
      watcher.onSent(balance())
    }
    if (event.action.type === 'success') settle(mutationId, reason, HEALTH_POINTS[reason])
    if (event.action.type === 'error') settle(mutationId, reason, 0)
  })
  return () => {
    endQueries()
    endCommands()
  }
}
