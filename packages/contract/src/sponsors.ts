import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'
import { command, query } from './operation.ts'
import { EmailAddress, Id } from './values.ts'

/**
 * Whether a registration by a sponsor's link is possible; `explanation` gives the reason in a sentence if it
 * is not, and is empty otherwise.
 */
export const isSponsorSlugValid = query('sponsors/is-sponsor-slug-valid-query', {
  audience: 'anyone',
  input: z.object({ registrationLinkSlug: z.string().check(z.maxLength(100)) }),
  output: z.object({ isValid: z.boolean(), explanation: z.string() }),
})

/** No sponsor has so many seats; it limits how many mails one call can send. */
const MOST_ADDRESSES = 1000

const isEmailAddress = (text: string) => EmailAddress.safeParse(text).success
const isWithoutDoubles = (texts: string[]) => new Set(texts).size === texts.length

/** The list is one form field: an error in one of its entries is an error of the list. */
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
 * Takes a seat for each address and sends it an invitation. A sponsor's manager invites only for their own
 * sponsor. An address that already has a seat or an account takes none, and is named in the answer.
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
