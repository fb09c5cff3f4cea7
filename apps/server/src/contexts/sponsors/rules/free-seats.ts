/** How many seats can still be taken; a sponsor's number may be below what is taken already. */
export const freeSeats = (availableSeats: number, usedSeats: number): number =>
  Math.max(availableSeats - usedSeats, 0)
