/** How many seats are free; a sponsor's number may be below the number of seats in use. */
export const freeSeats = (availableSeats: number, usedSeats: number): number =>
  Math.max(availableSeats - usedSeats, 0)
