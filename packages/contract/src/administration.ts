import * as z from 'zod/mini'
import { Role } from './features.ts'
import { query } from './operation.ts'
import { paged } from './paging.ts'
import { Id, Instant } from './values.ts'

/**
 * An address that opens the user's account once, within a minute; each use is recorded, and the user gets a
 * mail.
 */
export const getImpersonationUrlForUserAsAdmin = query(
  'administration/get-impersonation-url-for-user-as-admin-query',
  {
    audience: 'admin',
    mayWrite: true,
    audit: { title: 'Besuch in einem Konto vorbereitet' },
    input: z.object({ userId: Id }),
    output: z.object({ impersonationURL: z.string() }),
  },
)

/** What staff have changed, or whose account an admin has looked into: who, what, whom, when and from where. */
export const AuditEntry = z.object({
  auditEntryId: Id,
  at: Instant,
  actor: z.object({
    id: Id,
    /** An app's role at that time; null for an admin. */
    role: z.nullable(Role),
    /** Null when the account is gone. */
    emailAddress: z.nullable(z.string()),
  }),
  /** Null for what concerns no app; its title is null when it is gone. */
  app: z.nullable(z.object({ appId: Id, title: z.nullable(z.string()) })),
  /** In words: "Gewohnheit geändert". An operation that does not exist any more is told by its name. */
  title: z.string(),
  operation: z.string(),
  /** `kind` is the id's name without its last two letters: `habit`, `user`. */
  target: z.nullable(z.object({ kind: z.string(), id: Id })),
  /** Shortened, in CIDR notation: "203.0.113.0/24"; null when it was not known. */
  network: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Newest first; of all apps, or of one. */
export const getAuditEntriesAsAdmin = query('administration/get-audit-entries-as-admin-query', {
  audience: 'admin',
  // Not `appId`: that is how every request says for which app's site it is.
  ...paged({ ofAppId: z.optional(Id) }, AuditEntry),
})
