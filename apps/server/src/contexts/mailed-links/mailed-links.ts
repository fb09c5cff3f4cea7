import { and, eq, gt, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LinkTokens } from '../../platform/mail/link-token.ts'
import { hashToken, isToken } from '../../platform/sessions/token.ts'
import { mailedLink } from './database/tables.ts'
import { LINK_LIFE_MS, type LinkPurpose } from './rules/link-life.ts'

type NewLink = {
  purpose: LinkPurpose
  accountId?: string
  seatId?: string
  staffInvitationId?: string
  emailAddress?: string
  /** Overrides the lifetime that belongs to the purpose. */
  expiresAt?: Date
}

type Subject = { accountId: string } | { seatId: string } | { staffInvitationId: string }

const isOf = (subject: Subject) => {
  if ('accountId' in subject) return eq(mailedLink.accountId, subject.accountId)
  if ('seatId' in subject) return eq(mailedLink.seatId, subject.seatId)
  return eq(mailedLink.staffInvitationId, subject.staffInvitationId)
}

export const voidLinks = async (tx: Tx, subject: Subject, purposes: LinkPurpose[]): Promise<void> => {
  await tx.delete(mailedLink).where(and(isOf(subject), anyOf(mailedLink.purpose, purposes)))
}

/** They belong to the person who changed the address after this link was mailed. */
export const voidWaysBackSince = async (
  tx: Tx,
  { accountId, createdAt }: { accountId: string; createdAt: Date },
): Promise<void> => {
  const isWayBack = and(eq(mailedLink.accountId, accountId), eq(mailedLink.purpose, 'STOP_EMAIL_CHANGE'))
  await tx.delete(mailedLink).where(and(isWayBack, gt(mailedLink.createdAt, createdAt)))
}

/** Stores a link; its token is `services.linkToken(appId, id)`. @returns its id */
export const createLink = async (
  tx: Tx,
  services: LinkTokens,
  appId: string,
  link: NewLink,
  now: Date,
): Promise<string> => {
  const id = services.newLinkId()
  await tx.insert(mailedLink).values({
    ...link,
    id,
    tokenHash: hashToken(services.linkToken(appId, id)),
    createdAt: now,
    expiresAt: link.expiresAt ?? new Date(now.getTime() + LINK_LIFE_MS[link.purpose]),
  })
  return id
}

/** Whether a link was mailed after `since`: then a request made at that time has been answered. */
export const wasLinkMailedSince = async (
  tx: Tx,
  subject: Subject,
  { purpose, emailAddress }: Pick<NewLink, 'purpose' | 'emailAddress'>,
  since: Date,
): Promise<boolean> => {
  const [row] = await tx
    .select({ id: mailedLink.id })
    .from(mailedLink)
    .where(
      and(
        isOf(subject),
        eq(mailedLink.purpose, purpose),
        emailAddress === undefined ? undefined : eq(mailedLink.emailAddress, emailAddress),
        gt(mailedLink.createdAt, since),
      ),
    )
  return row !== undefined
}

export type FoundLink = Pick<
  typeof mailedLink.$inferSelect,
  'id' | 'accountId' | 'emailAddress' | 'createdAt' | 'usedAt'
>

const FOUND = {
  id: sql<string>`id`,
  accountId: sql<string | null>`account_id`,
  emailAddress: sql<string | null>`email_address`,
  createdAt: sql`created_at`.mapWith(mailedLink.createdAt),
  usedAt: sql<Date | null>`used_at`.mapWith(mailedLink.usedAt),
}

type MailedLinkOptions = {
  /** Includes used links, for idempotent calls. */
  evenIfUsed?: boolean
  /** Only one of concurrent calls uses it. Not in a query. */
  isLocking?: boolean
}

/** An unknown, expired or used link and one of another purpose give the same answer. */
export const findLink = async (
  tx: Tx,
  token: string,
  purposes: LinkPurpose[],
  now: Date,
  { evenIfUsed = false, isLocking = false }: MailedLinkOptions = {},
): Promise<FoundLink | null> => {
  if (!isToken(token)) return null
  const linkArgs = sql`${hashToken(token)}, ${sql.param(purposes)}::text[], ${now.toISOString()}::timestamptz`
  const [link] = await tx
    .select(FOUND)
    .from(
      isLocking
        ? sql`${schemas.lookups}.lock_link(${boundApp}, ${linkArgs})`
        : sql`${schemas.lookups}.find_link(${boundApp}, ${linkArgs})`,
    )
  return link && (evenIfUsed || !link.usedAt) ? link : null
}

export const markLinkAsUsed = async (tx: Tx, linkId: string, now: Date): Promise<void> => {
  await tx.update(mailedLink).set({ usedAt: now }).where(eq(mailedLink.id, linkId))
}
