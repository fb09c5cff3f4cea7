import { INVITATION_MESSAGES, InvitedAddresses } from '@wohlauf/contract/values/accounts/invited-addresses'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { EmailAddress } from '@wohlauf/contract/values/values'

/** The button that sends the invitations (specification, manager area, section 5). */
export const inviteLabel = (count: number): string => `${count.toLocaleString('de')} Benutzer einladen`

/** Counts valid addresses, each once. */
export const countPeople = (lines: readonly string[]): number =>
  new Set(lines.flatMap((line) => EmailAddress.safeParse(line).data ?? [])).size

/** The first rule that the typed addresses break, as a message; null when they may be sent. */
export const complaintAbout = (lines: readonly string[], freeSeats: number): string | null => {
  if (countPeople(lines) > freeSeats) return INVITATION_MESSAGES.seatsLeft(freeSeats)
  const result = InvitedAddresses.safeParse(lines)
  return result.success ? null : (result.error.issues[0]?.message ?? MESSAGES.notValid)
}
