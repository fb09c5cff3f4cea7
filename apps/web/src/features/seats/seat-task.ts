import type { Seat } from '@wohlauf/contract/seats/sponsor-seats'

/** What the page asks for in a dialog. */
export type SeatTask =
  | { kind: 'revoke'; seat: Seat }
  /** A link that the browser did not put into the clipboard. */
  | { kind: 'link'; seat: Seat; link: string }
