/** Seats are granted in such steps, and at least one of them (specification, managers, section 9). */
export const SEAT_STEP = 10

/** Free seats are few from a tenth of all seats on. */
const FEW_PER_SEATS = 10

export type SeatUse = {
  freeSeats: number
  /** `few`: a tenth of all seats or less is free, but at least one; `none`: every seat is taken. */
  state: 'enough' | 'few' | 'none'
}

/** How many of a sponsor's seats are free, and whether that is worth a notice. There may be more seats in use than available. */
export const seatUse = (availableSeats: number, usedSeats: number): SeatUse => {
  const freeSeats = Math.max(availableSeats - usedSeats, 0)
  if (freeSeats === 0) return { freeSeats, state: 'none' }
  return { freeSeats, state: freeSeats * FEW_PER_SEATS <= availableSeats ? 'few' : 'enough' }
}
