import { RATING_MS } from '@wohlauf/contract/values/limits/goal-limits'

type LastRating = {
  /** Includes initial scores; null without a goal. */
  ratedAt: Date | null
  /** The Berlin day, `YYYY-MM-DD`, on which the question was last declined. */
  rejectedOn: string | null
}

/** Specification, section 4, "Goal rating prompt". @param today the Berlin day of `now` */
export const isRatingDue = ({ ratedAt, rejectedOn }: LastRating, now: Date, today: string): boolean =>
  ratedAt !== null && now.getTime() - ratedAt.getTime() > RATING_MS && rejectedOn !== today
