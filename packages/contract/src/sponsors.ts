import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'
import { command, query } from './operation.ts'
import { EmailAddress, Id } from './values.ts'

/** Whether somebody may register by a sponsor's link; `explanation` says why not, in a sentence, and is empty when they may. */
export const isSponsorSlugValid = query('sponsors/is-sponsor-slug-valid-query', {
  audience: 'anyone',
  input: z.object({ registrationLinkSlug: z.string().check(z.maxLength(100)) }),
  output: z.object({ isValid: z.boolean(), explanation: z.string() }),
})

/** No sponsor has so many seats; it bounds what one call can have us send. */
const MOST_ADDRESSES = 1000

const isEmailAddress = (text: string) => EmailAddress.safeParse(text).success
const isWithoutDoubles = (texts: string[]) => new Set(texts).size === texts.length

/** The list is one field of a form: what is wrong with one of them is wrong with the list. */
const InvitedAddresses = z.pipe(
  z.array(z.string()).check(
    z.minLength(1, MESSAGES.emailAddressRequired),
    z.maxLength(MOST_ADDRESSES),
    z.refine((texts) => texts.every(isEmailAddress), MESSAGES.oneEmailNotValid),
  ),
  z.pipe(
    z.transform((texts: string[]) => texts.map((text) => EmailAddress.parse(text))),
    z.array(z.string()).check(z.refine(isWithoutDoubles, MESSAGES.emailAddressTwice)),
  ),
)

/**
 * Takes a seat for each address and mails it the way in. A sponsor's manager invites for the own sponsor only. An address
 * that has a seat or an account already takes none, and is named in the answer.
 */
export const inviteUsersAsManager = command('sponsors/invite-users-as-manager-command', {
  audience: 'manager',
  audit: { title: 'Benutzer eingeladen' },
  feature: 'SPONSORS',
  input: z.object({
    sponsorId: Id,
    emailAddresses: InvitedAddresses,
  }),
  output: z.object({ alreadyKnown: z.array(z.string()) }),
  refusals: ['too-few-seats'],
})
