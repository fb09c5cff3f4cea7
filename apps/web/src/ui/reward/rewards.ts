import type { HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { createStore } from '../state/store.ts'

/** A position in the viewport, in CSS pixels. */
export type Point = { x: number; y: number }

export const centreOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

export type Reward = {
  id: number
  reason: HealthPointReason
  points: number
  /** The balance with these points. */
  sum: number
  from: Point
}

/** Points that fly to the badge. */
export const rewardsUnderWay = createStore<readonly Reward[]>([])

/** The number that the badge shows while points fly; null: the balance. */
export const sumInBadge = createStore<number | null>(null)

/**
 * A screen celebrates the next reward for a reason itself. Nothing flies until it calls {@link reward};
 * `reward` is null while the command is in flight, and stays null when it has earned nothing.
 */
export const celebration = createStore<{ reason: HealthPointReason; reward: Reward | null } | null>(null)

/** Whether the next press leads to a celebration, so that nothing is congratulated on before it. */
export const isCelebrationNext = createStore(false)

/** Announces a text once, at a screen reader's next pause. */
export const announcement = createStore('')

let lastId = 0

export const createReward = (reward: Omit<Reward, 'id'>): Reward => {
  lastId += 1
  return { ...reward, id: lastId }
}

/** '+10' rises from a position and flies to the badge, whose number rolls when it arrives. */
export const reward = (newReward: Reward, from: Point = newReward.from): void =>
  rewardsUnderWay.set([...rewardsUnderWay.get(), { ...newReward, from }])

/** Called when the points reach the badge. */
export const arrive = ({ id, points, sum }: Reward): void => {
  const rest = rewardsUnderWay.get().filter((each) => each.id !== id)
  if (rest.length === rewardsUnderWay.get().length) return
  const inBadge = sumInBadge.get()
  if (inBadge !== null) sumInBadge.set(rest.length > 0 ? Math.min(inBadge + points, sum) : null)
  rewardsUnderWay.set(rest)
}
