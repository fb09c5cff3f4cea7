import type { HelpfulCount } from '@wohlauf/contract/feedback/feedback-as-manager'

const share = ({ helpful, notHelpful }: HelpfulCount): number => helpful / (helpful + notHelpful)

/** The least helpful items come first, because they can be improved most. Ties: more answers first, then by title. */
export const byHelpfulness = (one: HelpfulCount, other: HelpfulCount): number =>
  share(one) - share(other) ||
  other.helpful + other.notHelpful - (one.helpful + one.notHelpful) ||
  one.subject.title.localeCompare(other.subject.title, 'de')
