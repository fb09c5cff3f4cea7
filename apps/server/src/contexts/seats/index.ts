export { availableSeatsChange, seat, sponsor } from './database/tables.ts'
export { renewLinkOfDeparture } from './leave/end-leaving.ts'
export { acceptSeat, findPendingRegistration } from './register/pending-registration.ts'
export { findSponsor, findSponsorsWithUsedSeats } from './sponsors/sponsor-seats.ts'
