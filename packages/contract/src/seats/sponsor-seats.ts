import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { paged } from '../paging.ts'
import { shownDomain } from '../rules/shown-address.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { CalendarDate, EmailAddress, EmptyObject, Id, Instant, MAX_SHORT_TEXT } from '../values/values.ts'
import { InvitationAnswer, InvitedAddresses, MAX_ADDRESSES } from './invited-addresses.ts'
import { getDeparturesAsManager } from './managed-departures.ts'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { isSponsorSlugValid } from './sponsors.ts'

/** What stands in a seat's row (specification, manager area, section 4). */
export const SEAT_STATUSES = ['INVITED', 'REGISTRATION_STARTED', 'ACCEPTED'] as const
export const SeatStatus = z.enum(SEAT_STATUSES)
export type SeatStatus = z.infer<typeof SeatStatus>

const ONE_DOMAIN_NOT_VALID = 'Mindestens eine Domain ist nicht gültig'

/** The part of an address behind its "@", as it was typed: spaces, capital letters and a leading "@" do not count. */
const emailDomain = (text: string): string | null => {
  const address = EmailAddress.safeParse(`a@${text.trim().replace(/^@/, '')}`)
  return address.success ? address.data.slice('a@'.length) : null
}

const isEmailDomain = (text: string) => emailDomain(text) !== null
const uniqueDomains = (texts: string[]) => [...new Set(texts.flatMap((text) => emailDomain(text) ?? []))]
const isFilled = (text: string) => text.trim() !== ''

/** The list is one form field, a domain a line: an error in one of its entries is an error of the list. */
const EmailDomains = z.pipe(
  z.pipe(
    z.array(z.string()).check(z.maxLength(200)),
    z.transform((texts: string[]) => texts.filter(isFilled)),
  ),
  z.pipe(
    z.array(z.string()).check(
      z.maxLength(50),
      z.refine((texts) => texts.every(isEmailDomain), ONE_DOMAIN_NOT_VALID),
    ),
    z.transform(uniqueDomains),
  ),
)

/** The seats of the largest company known are a hundredth of it. */
const MAX_REGISTRATIONS = 1_000_000

/** Who may register by a sponsor's link, until when, and how many. Without a rule: everybody, as long as seats are free. */
const ruleFields = {
  /** Empty: any. A domain stands for itself only, not for those below it. */
  allowedDomains: EmailDomains,
  /** The last Berlin day on which a registration may begin. */
  endsOn: z.nullable(CalendarDate),
  /** How many registrations there may be by this link, those that are not completed included. */
  maxRegistrations: z.nullable(z.int().check(z.gte(1), z.lte(MAX_REGISTRATIONS))),
}

/** At the field with the address, for a person who registers by a link that allows other domains only. */
export const domainNotAllowed = (domains: readonly string[]): string =>
  `Für diesen Link brauchst du eine E-Mail Adresse mit ${domains.map((domain) => `@${shownDomain(domain)}`).join(' oder ')}`

/** A sponsor's link, as managers see it. */
export const RegistrationLinkRules = z.object({
  allowedDomains: z.array(z.string().check(z.overwrite(shownDomain))),
  endsOn: z.nullable(z.string()),
  maxRegistrations: z.nullable(z.int()),
  /** Registrations by this link so far: begun and completed ones whose seat is still taken. */
  registrations: z.int(),
})
export type RegistrationLinkRules = z.infer<typeof RegistrationLinkRules>

export const Seat = z.object({
  usedSeatId: Id,
  /** When the seat was taken; a later change of the account's address does not change it. */
  emailAddress: ShownAddress,
  /** Of the account; null until there is one. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  status: SeatStatus,
  /** Invited, begun or completed then; a repeated invitation counts. */
  updatedAt: Instant,
  /**
   * There is a link that completes the registration. The link itself is not in the list: handing it out is a
   * command of its own (`copyCompletionLinkAsManager`), which leaves an entry in the audit log.
   */
  hasRegistrationLink: z.boolean(),
  /** The mail server has refused the last mail to the address, or has not taken it for a day; nobody has completed it since. */
  isUndeliverable: z.boolean(),
})
export type Seat = z.infer<typeof Seat>

const { input, output, refusals } = paged(
  {
    sponsorId: Id,
    status: z.optional(SeatStatus),
    /** Part of an address or a name, in any case. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SHORT_TEXT))),
  },
  Seat,
)

/** A sponsor's seats by their addresses, and its registration link. A sponsor's manager gets only those of their own sponsor. */
export const getSponsorSeatsAsManager = query('sponsors/get-sponsor-seats-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  input,
  output: z.object({
    sponsorName: z.string(),
    freeSeats: z.int(),
    availableSeats: z.int(),
    graceDaysAfterRevoking: z.int(),
    departures: z.int(),
    /** All seats in use, whatever the page and the filter. */
    seatsByStatus: z.object({ INVITED: z.int(), REGISTRATION_STARTED: z.int(), ACCEPTED: z.int() }),
    /** The address of the sponsor's registration page; missing while there is no link. */
    registrationLink: z.optional(z.string()),
    registrationLinkRules: z.optional(RegistrationLinkRules),
    seats: output.shape.items,
    next: output.shape.next,
  }),
  refusals,
})

const seats = {
  audience: 'manager',
  feature: 'SPONSORS',
  invalidates: () => [getSponsorSeatsAsManager],
} as const

/**
 * Takes a seat for each address and sends it an invitation. A sponsor's manager invites only for their own
 * sponsor. An address that already has a seat or an account takes none. The answer names it, to a sponsor's manager only one with a
 * seat of the own sponsor: of all others the number of free seats says how many were not invited.
 */
export const inviteUsersAsManager = command('sponsors/invite-users-as-manager-command', {
  ...seats,
  audit: { title: 'Benutzer eingeladen' },
  input: z.object({
    sponsorId: Id,
    emailAddresses: InvitedAddresses,
  }),
  output: InvitationAnswer,
  limits: ['invitation-of-user'],
  refusals: ['too-few-seats'],
  invalidates: () => [getSponsorSeatsAsManager, getKnownAddressesAsManager, getSponsorsAsManager],
})

/** Which of these addresses would take no seat, for the review of an import. */
export const getKnownAddressesAsManager = query('sponsors/get-known-addresses-as-manager-query', {
  audience: 'manager',
  feature: 'SPONSORS',
  input: z.object({
    sponsorId: Id,
    emailAddresses: z.array(EmailAddress).check(z.minLength(1), z.maxLength(MAX_ADDRESSES)),
  }),
  /**
   * For an app's manager those with an account or a seat in this app, be it another sponsor's; for a sponsor's manager those with a
   * seat of the own sponsor.
   */
  output: z.object({ knownAddresses: z.array(z.string()) }),
  limits: ['address-check-of-user'],
})

/** Sends the mail of an unfinished registration once more: with a new link, and the former ones end. */
export const resendInviteAsManager = command('sponsors/resend-invite-as-manager-command', {
  ...seats,
  audit: { title: 'Einladung erneut verschickt' },
  input: z.object({ usedSeatId: Id }),
  output: EmptyObject,
  limits: ['invitation-of-user'],
  limitsInHandler: ['registration-mail-to-address'],
  refusals: ['seat-already-accepted'],
})

/**
 * The link that completes a seat's registration, to be handed to its owner. As long as the mailed one is valid it is that
 * one; an expired one is replaced. The address gets a mail when the account is made.
 */
export const copyCompletionLinkAsManager = command('sponsors/copy-completion-link-as-manager-command', {
  ...seats,
  needsFreshLogin: true,
  audit: { title: 'Persönlicher Link kopiert' },
  input: z.object({ usedSeatId: Id }),
  output: z.object({ registrationLink: z.string(), validUntil: Instant }),
  limits: ['invitation-of-user'],
  refusals: ['seat-already-accepted'],
})

/** Ends an invitation, or the access to an account, which is deleted after the app's days of grace. Succeeds again. */
export const revokeSeatAsManager = command('sponsors/revoke-seat-as-manager-command', {
  ...seats,
  needsFreshLogin: true,
  audit: { title: 'Lizenz zurückgezogen' },
  input: z.object({
    usedSeatId: Id,
    /** The status for which the manager saw the consequence. If it has changed since, the call is refused as `conflict`. */
    status: z.optional(SeatStatus),
    graceDaysAfterRevoking: z.optional(z.int()),
  }),
  output: EmptyObject,
  refusals: ['conflict', 'too-many-revocations'],
  invalidates: () => [getSponsorSeatsAsManager, getSponsorsAsManager, getDeparturesAsManager],
})

const LinkAnswer = z.object({ registrationLink: z.string() })
const ofLink = { ...seats, invalidates: () => [getSponsorSeatsAsManager, isSponsorSlugValid] } as const

/** Creates a sponsor's registration link; one that exists is answered again. */
export const generateRegistrationLinkAsManager = command(
  'sponsors/generate-registration-link-as-manager-command',
  {
    ...seats,
    audit: { title: 'Registrierungslink angelegt' },
    input: z.object({ sponsorId: Id }),
    output: LinkAnswer,
  },
)

/** Replaces the link: the old one ends, its rules go on. Registrations that were begun may be completed. */
export const refreshRegistrationLinkAsManager = command(
  'sponsors/refresh-registration-link-as-manager-command',
  {
    ...ofLink,
    audit: { title: 'Registrierungslink erneuert' },
    input: z.object({ sponsorId: Id }),
    output: LinkAnswer,
    refusals: ['conflict'],
  },
)

/** Ends the link, and forgets its rules. Registrations that were begun may be completed. */
export const deleteRegistrationLinkAsManager = command(
  'sponsors/delete-registration-link-as-manager-command',
  {
    ...ofLink,
    audit: { title: 'Registrierungslink gelöscht' },
    input: z.object({ sponsorId: Id }),
    output: EmptyObject,
  },
)

/** Changes who may register by the link; refused as `conflict` when it was deleted meanwhile. */
export const updateRulesOfRegistrationLinkAsManager = command(
  'sponsors/update-rules-of-registration-link-as-manager-command',
  {
    ...ofLink,
    audit: { title: 'Regeln des Registrierungslinks geändert' },
    input: z.object({ sponsorId: Id, ...ruleFields }),
    output: EmptyObject,
    refusals: ['conflict'],
  },
)
