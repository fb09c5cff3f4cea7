import {
  type Chance,
  estimatePart,
  isGroupShown,
  shownEstimate,
} from '@wohlauf/contract/rules/estimate-people'

type Counts = { helpful: number; notHelpful: number }

type Estimates = { helpfulEstimate: number | null; notHelpfulEstimate: number | null }

/**
 * The estimates with the answers that came since, or null while these are too few: then they wait, and are counted with
 * those that come later. Each answer is in one estimate (`docs/decisions/0030-favourites-and-feedback.md`).
 */
export const nextEstimates = (
  earlier: Estimates | undefined,
  { helpful, notHelpful }: Counts,
  chance: Chance,
): Estimates | null => {
  const answers = helpful + notHelpful
  if (!isGroupShown(answers, chance)) return null
  return {
    helpfulEstimate: (earlier?.helpfulEstimate ?? 0) + estimatePart(helpful, answers, chance),
    notHelpfulEstimate: (earlier?.notHelpfulEstimate ?? 0) + estimatePart(notHelpful, answers, chance),
  }
}

/** Null while too few have answered. */
export const publishedCounts = ({ helpfulEstimate, notHelpfulEstimate }: Estimates): Counts | null => {
  const [helpful, notHelpful] = [shownEstimate(helpfulEstimate), shownEstimate(notHelpfulEstimate)]
  return helpful === null || notHelpful === null || helpful + notHelpful === 0
    ? null
    : { helpful, notHelpful }
}
