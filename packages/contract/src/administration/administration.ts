import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { paged } from '../paging.ts'
import { InvitationAnswer, InvitedAddresses } from '../values/accounts/invited-addresses.ts'
import { Role } from '../values/features.ts'
import { ShownAddress } from '../values/shown-address.ts'
import { Id, Instant } from '../values/values.ts'

/** The address opens the account once, within a minute; each use is recorded, and the user gets a mail. */
export const getImpersonationUrlForUserAsAdmin = query(
  'administration/get-impersonation-url-for-user-as-admin-query',
  {
    audience: 'admin',
    needsFreshLogin: true,
    mayWrite: true,
    audit: { title: 'Besuch in einem Konto vorbereitet' },
    input: z.object({ userId: Id }),
    output: z.object({ impersonationURL: z.string() }),
  },
)

export const AuditEntry = z.object({
  auditEntryId: Id,
  at: Instant,
  actor: z.object({
    id: Id,
    /** An app's role at that time; null for an admin. */
    role: z.nullable(Role),
    /** Null when the account is gone. */
    emailAddress: z.nullable(ShownAddress),
  }),
  /** Null if no app is concerned; the title is null when the app is gone. */
  app: z.nullable(z.object({ appId: Id, title: z.nullable(z.string()) })),
  /** The action in words: "Gewohnheit geändert". An operation that no longer exists is shown by its name. */
  title: z.string(),
  operation: z.string(),
  /** `kind` is the id's name without its last two letters: `habit`, `user`. The present title; null when it is gone. */
  target: z.nullable(z.object({ kind: z.string(), id: Id, title: z.nullable(z.string()) })),
  /** Shortened, in CIDR notation: "203.0.113.0/24"; null when it was not known. */
  network: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Newest first; for all apps or one, and for all persons or one, as the actor or the target. */
export const getAuditEntriesAsAdmin = query('administration/get-audit-entries-as-admin-query', {
  audience: 'admin',
  // Not named `appId`, by which every request states its app's site.
  ...paged({ ofAppId: z.optional(Id), personId: z.optional(Id) }, AuditEntry),
})

/**
 * A month's number of seats: the one in force at its end in Berlin, for the current month today's. Null before
 * the first seats.
 */
const SeatsOfMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  availableSeats: z.nullable(z.int()),
})

/** Oldest first, from the month of the app's first sponsor to the current one. */
const HistoryOfSeats = z.array(SeatsOfMonth)

/** `appId` is the app that is asked about: the admin site has none of its own. */
export const getAvailableSeatsHistoryAsAdmin = query(
  'administration/get-available-seats-history-as-admin-query',
  {
    audience: 'admin',
    input: z.object({ appId: Id }),
    output: z.object({
      sponsors: z.array(
        z.object({ sponsorId: Id, name: z.string(), historyOfAvailableSeats: HistoryOfSeats }),
      ),
      historyOfTotalAvailableSeatsForApp: HistoryOfSeats,
    }),
  },
)

/**
 * The account manages the app's content, without a seat. An address that has an account or a seat is named in the
 * answer; the owner of an account gets a mail.
 */
export const inviteAppManagersAsAdmin = command('administration/invite-app-managers-as-admin-command', {
  // An account of the staff outlives the session that invited it.
  needsFreshLogin: true,
  audience: 'admin',
  audit: { title: 'App-Manager eingeladen' },
  input: z.object({ appId: Id, emailAddresses: InvitedAddresses }),
  output: InvitationAnswer,
})
