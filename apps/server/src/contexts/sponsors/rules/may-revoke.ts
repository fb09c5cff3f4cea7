/** What counts as one day's revocations. */
export const REVOCATION_WINDOW_MS = 24 * 60 * 60_000

/** So many are always allowed: a twentieth of a small company is less than one person. */
const ALWAYS_ALLOWED = 3
const SHARE = 1 / 20

type AcceptedSeats = {
  /** Used by an account now, the one that is to be revoked included. */
  accepted: number
  /** Used ones that the sponsor's managers have revoked within the window. */
  revoked: number
}

/**
 * Whether a sponsor's manager may revoke one more used seat, which deletes an account for good: within a day
 * 5 % of those that were used when it began, and always three. Beyond that the app's manager has to do it.
 */
export const maySponsorRevoke = ({ accepted, revoked }: AcceptedSeats): boolean =>
  revoked + 1 <= Math.max(ALWAYS_ALLOWED, Math.floor((accepted + revoked) * SHARE))
