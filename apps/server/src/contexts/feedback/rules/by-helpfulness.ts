import type { HelpfulCount } from '@wohlauf/contract/feedback-as-manager'

const share = ({ helpful, notHelpful }: HelpfulCount): number => helpful / (helpful + notHelpful)

/** What helps least comes first: there something can be improved. Of equal ones the one with more answers, then by title. */
export const byHelpfulness = (one: HelpfulCount, other: HelpfulCount): number =>
  share(one) - share(other) ||
  other.helpful + other.notHelpful - (one.helpful + one.notHelpful) ||
  one.subject.title.localeCompare(other.subject.title, 'de')
