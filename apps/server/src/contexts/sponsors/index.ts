export { freeSeats } from './rules/free-seats.ts'
export { countUsedSeats, findSponsorBySlug, lockSponsor } from './sponsor-seats.ts'
export { type SeatStatus, seat, sponsor } from './tables.ts'
