import * as z from 'zod/mini'
import { storedForm } from '../email-address.ts'
import { ShownAddress } from '../shown-address.ts'
import { EmailAddress } from '../values.ts'

/** No sponsor has so many seats; it limits how many mails one call can send. */
export const MAX_ADDRESSES = 1000

/** Specification, manager area, section 5; not among the messages that every page loads. */
export const INVITATION_MESSAGES = {
  emailAddressRequired: 'Es muss mindestens eine E-Mail Adresse eingegeben werden',
  emailAddressTwice: 'Mindestens eine E-Mail Adresse kommt doppelt vor',
  tooMany: `Mehr als ${MAX_ADDRESSES.toLocaleString('de')} Adressen auf einmal gehen nicht`,
  oneEmailNotValid: 'Mindestens eine E-Mail Adresse ist nicht gültig',
  seatsLeft: (free: number) => `Es sind nur noch ${free} Lizenzen verfügbar`,
} as const

const isEmailAddress = (text: string) => EmailAddress.safeParse(text).success

const isWithoutDoubles = (texts: string[]) => new Set(texts.map(storedForm)).size === texts.length

/** The list is one form field: an error in one of its entries is an error of the list. */
export const InvitedAddresses = z.pipe(
  z.array(z.string()).check(
    z.minLength(1, INVITATION_MESSAGES.emailAddressRequired),
    z.maxLength(MAX_ADDRESSES, INVITATION_MESSAGES.tooMany),
    // Duplicates come first, as in the specification.
    z.refine(isWithoutDoubles, INVITATION_MESSAGES.emailAddressTwice),
    z.refine((texts) => texts.every(isEmailAddress), INVITATION_MESSAGES.oneEmailNotValid),
  ),
  z.transform((texts: string[]) => texts.map((text) => EmailAddress.parse(text))),
)

/** The addresses that were not invited, because they are known already. */
export const InvitationAnswer = z.object({ alreadyKnown: z.array(ShownAddress) })
