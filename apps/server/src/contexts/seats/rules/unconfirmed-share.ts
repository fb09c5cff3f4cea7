/** Even in a small company this many users may register before the first has read the mail. */
const MINIMUM = 10

const shareOf = (availableSeats: number, share: number) =>
  Math.max(MINIMUM, Math.ceil(availableSeats * share))

/** The window for registrations "from one network". */
export const NETWORK_WINDOW_MS = 24 * 60 * 60_000

/** The time to wait after a refusal: by then others have confirmed theirs. */
export const SHARE_RETRY_SECONDS = 15 * 60

type Unconfirmed = {
  /** Unconfirmed registrations by the sponsor's link. */
  ofLink: number
  /** Unconfirmed registrations from one network, within `NETWORK_WINDOW_MS`. */
  ofNetwork: number
}

/**
 * Unconfirmed addresses may not exist: they may take half of the seats, and those from one network a quarter
 * per day. Confirmed ones do not count, so employees behind one company address can register as fast as they
 * read their mails.
 */
export const mayBegin = (availableSeats: number, { ofLink, ofNetwork }: Unconfirmed): boolean =>
  ofLink < shareOf(availableSeats, 1 / 2) && ofNetwork < shareOf(availableSeats, 1 / 4)
