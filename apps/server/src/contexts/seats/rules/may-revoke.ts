import {
  ALWAYS_REVOCABLE,
  REVOCABLE_PERCENT,
  REVOCATION_WINDOW_HOURS,
} from '@wohlauf/contract/rules/revocation-limit'

export const REVOCATION_WINDOW_MS = REVOCATION_WINDOW_HOURS * 3_600_000

type AcceptedSeats = {
  /** Seats used by an account now, including the one that is to be revoked. */
  accepted: number
  /** Used seats that the sponsor's managers have revoked within the window. */
  revoked: number
}

/**
 * A revocation deletes an account for good: within a day a share of those that were used when it began, and
 * always a few. Beyond that the app's manager has to do it.
 */
export const maySponsorRevoke = ({ accepted, revoked }: AcceptedSeats): boolean =>
  revoked + 1 <= Math.max(ALWAYS_REVOCABLE, Math.floor(((accepted + revoked) * REVOCABLE_PERCENT) / 100))
