import type { Seat } from '@wohlauf/contract/seats/sponsor-seats'
import { germanDate } from '../../ui/time/berlin-time.ts'

const BEGINNINGS = {
  INVITED: 'Eingeladen am',
  REGISTRATION_STARTED: 'Registrierung gestartet am',
  ACCEPTED: 'Registrierung abgeschlossen am',
} as const

/** The full name if both parts are known. */
export const nameOf = ({ firstName, lastName }: Pick<Seat, 'firstName' | 'lastName'>): string | null =>
  firstName && lastName ? `${firstName} ${lastName}` : null

/** How long an account is kept after its seat was revoked, after "nach". */
export const daysText = (days: number): string => (days === 1 ? 'einem Tag' : `${days} Tagen`)

/** A seat's status in a sentence (specification, manager area, section 4). */
export const statusNote = ({ status, updatedAt }: Pick<Seat, 'status' | 'updatedAt'>): string => {
  const beginning = BEGINNINGS[status]
  if (!beginning) throw new Error(`There is no seat with the status ${status}.`)
  return `${beginning} ${germanDate(updatedAt)}.`
}
