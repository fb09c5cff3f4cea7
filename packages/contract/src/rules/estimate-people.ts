import { MIN_GROUP_SIZE, REPORT_STEP } from '../values/limits/report-limits.ts'

/** The given number of random bytes. */
export type Chance = (size: number) => Uint8Array

/** A random byte is below the one with a probability of 1/2, below the other with 1/4. */
const HALF = 128
const QUARTER = 64

const countBelow = (limit: number, people: number, chance: Chance): number =>
  chance(people).reduce((count, byte) => (byte < limit ? count + 1 : count), 0)

/**
 * Whether at least ten people are in a random half of a group. Decided by its true size, one person more would be
 * certain to show.
 */
export const isGroupShown = (people: number, chance: Chance): boolean =>
  countBelow(HALF, people, chance) >= MIN_GROUP_SIZE

/**
 * About how many people of a group are the part who did something, nearly correct on average ("randomized response"): with
 * a probability of 1/2 a person counts as what is true, and otherwise as what a coin says. So of each person the
 * figure is at most three times as likely with one answer as with the other, regardless of what is known about all
 * others.
 * @returns a multiple of 5; near the ends it may be below zero or above the group
 */
export const estimatePart = (part: number, group: number, chance: Chance): number => {
  const counted = part - countBelow(QUARTER, part, chance) + countBelow(QUARTER, group - part, chance)
  return Math.round((2 * counted - group / 2) / REPORT_STEP) * REPORT_STEP
}

/** The error of an estimate may put it below zero. */
export const shownEstimate = (estimate: number | null | undefined): number | null =>
  typeof estimate === 'number' ? Math.max(0, estimate) : null
