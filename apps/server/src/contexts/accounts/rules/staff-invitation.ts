import { INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'

/** A repeated call within this time sends nothing more; a later one sends a new link, and ends the old one. */
export const SENT_ONCE_IN_MS = 600_000

/** The link is created by a job, a little later than the invitation. */
const MARGIN_MS = 3_600_000

export const expiredSince = (now: Date): Date =>
  new Date(now.getTime() - INVITATION_DAYS * 86_400_000 - MARGIN_MS)
