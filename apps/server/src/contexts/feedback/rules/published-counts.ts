import { MIN_SHOWN_VOTES } from '@wohlauf/contract/feedback/feedback-as-manager'
import { roundByChance } from '@wohlauf/contract/rules/round-by-chance'

type Counts = { helpful: number; notHelpful: number }

/** A random number that is added before rounding down, each 0 to 4 with the same probability. */
type Draws = { all: number; helpful: number }

/**
 * Null while there are too few. The rounded number of all answers decides: it reveals no more than the number would.
 */
export const publishedCounts = ({ helpful, notHelpful }: Counts, draws: Draws): Counts | null => {
  const all = roundByChance(helpful + notHelpful, draws.all)
  if (all < MIN_SHOWN_VOTES) return null
  const count = Math.min(roundByChance(helpful, draws.helpful), all)
  return { helpful: count, notHelpful: all - count }
}
