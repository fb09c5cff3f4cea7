export { freeUnconfirmedSeats } from './free-unconfirmed-seats.ts'
export { freeSeats } from './rules/free-seats.ts'
export { mayBegin, SHARE_RETRY_SECONDS } from './rules/unconfirmed-share.ts'
export {
  type LinkUse,
  readLinkUse,
  reserveSeat,
  type Ticks,
} from './seat-reservations.ts'
export { beginSeat, findSeatId, inviteToSeat, releaseBegunSeat } from './seats.ts'
export { countUsedSeats, findSponsorBySlug, lockSponsor } from './sponsor-seats.ts'
export { type SeatStatus, seat, seatReservation, sponsor } from './tables.ts'
