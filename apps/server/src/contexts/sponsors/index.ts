export { recordAvailableSeats } from './available-seats.ts'
export {
  accountDeparture,
  availableSeatsChange,
  type SeatStatus,
  seat,
  seatReservation,
  sponsor,
} from './database/tables.ts'
export {
  beginDeparture,
  closedAccounts,
  type Departure,
  endDeparture,
  findDeparture,
  findDepartureOf,
  findLeavingRules,
  undoDeparture,
} from './departures.ts'
export { exportOwnSeats } from './export-own-seats.ts'
export { forgetOwnReservations } from './forget-own-reservations.ts'
export { freeUnconfirmedSeats } from './free-unconfirmed-seats.ts'
export {
  findCompletionLink,
  lockSeat,
  type ManagedSeat,
  mayRevokeToday,
  noteRevocation,
  renewSeat,
  wasRevoked,
  withdrawSeat,
} from './managed-seats.ts'
export { isDomainAllowed, refusalByRules } from './rules/link-rules.ts'
export { monthsSince, seatHistory, totalOf } from './rules/seat-history.ts'
export { mayBegin, SHARE_RETRY_SECONDS } from './rules/unconfirmed-share.ts'
export {
  type LinkUse,
  readLinkUse,
  reserveSeat,
  type Ticks,
} from './seat-reservations.ts'
export { beginSeat, findSeatId, inviteToSeat, noteSeatDelivery, releaseBegunSeat } from './seats.ts'
export {
  countUsedSeats,
  findSponsor,
  findSponsorBySlug,
  findSponsorsInUse,
  lockSponsor,
  type Sponsor,
} from './sponsor-seats.ts'
