/** Seats are granted in such steps, and at least one of them (specification, managers, section 9). */
export const SEAT_STEP = 10

/** Free seats count as few at a tenth of all seats or less. */
const FEW_PER_SEATS = 10

export type SeatUse = {
  freeSeats: number
  /** `few`: a tenth of all seats or less is free, but at least one; `none`: every seat is taken. */
  state: 'enough' | 'few' | 'none'
}

/** A sponsor's number may be below the number of seats in use. */
export const freeSeats = (availableSeats: number, usedSeats: number): number =>
  Math.max(availableSeats - usedSeats, 0)

export const seatUse = (availableSeats: number, usedSeats: number): SeatUse => {
  const free = freeSeats(availableSeats, usedSeats)
  if (free === 0) return { freeSeats: free, state: 'none' }
  return { freeSeats: free, state: free * FEW_PER_SEATS <= availableSeats ? 'few' : 'enough' }
}
