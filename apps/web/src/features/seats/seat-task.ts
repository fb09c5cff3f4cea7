import type { Seat } from '@wohlauf/contract/seats/sponsor-seats'

export type SeatTask =
  | { kind: 'revoke'; seat: Seat }
  /** A link that the browser did not copy to the clipboard. */
  | { kind: 'link'; seat: Seat; link: string }
