/** Even a small company's people may begin so many registrations before the first of them has read the mail. */
const LEAST = 10

const shareOf = (availableSeats: number, share: number) => Math.max(LEAST, Math.ceil(availableSeats * share))

/** What counts as "from one network": registrations that began within a day. */
export const NETWORK_WINDOW_MS = 24 * 60 * 60_000

/** How long somebody is asked to wait: by then others have confirmed theirs. */
export const SHARE_RETRY_SECONDS = 15 * 60

type Unconfirmed = {
  /** By the sponsor's link. */
  ofLink: number
  /** By the link, from one network, within `NETWORK_WINDOW_MS`. */
  ofNetwork: number
}

/**
 * Whether one more registration may be begun by a sponsor's link while these are not confirmed. Nobody knows yet whether
 * their addresses belong to anybody: they may hold half of the seats, and those from one network a quarter in a day. What
 * is confirmed counts no more, so a company behind one address comes in as fast as its people read their mails.
 */
export const mayBegin = (availableSeats: number, { ofLink, ofNetwork }: Unconfirmed): boolean =>
  ofLink < shareOf(availableSeats, 1 / 2) && ofNetwork < shareOf(availableSeats, 1 / 4)
