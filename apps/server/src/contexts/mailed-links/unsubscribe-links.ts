import { and, eq, gt } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import { insertMany } from '../../platform/database/insert-many.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LinkTokens } from '../../platform/mail/link-token.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { mailedLink } from './database/tables.ts'
import { LINK_LIFE_MS } from './rules/link-life.ts'

const PURPOSE = 'STOP_EMAIL_REMINDERS' as const

/** The minimum remaining lifetime of a link in a new mail. */
const MIN_LIFE_MS = 60 * 86_400_000

const livingLinks = (tx: Tx, accountIds: readonly string[], now: Date) =>
  tx
    .select({ id: mailedLink.id, accountId: mailedLink.accountId })
    .from(mailedLink)
    .where(
      and(
        anyOf(mailedLink.accountId, accountIds),
        eq(mailedLink.purpose, PURPOSE),
        gt(mailedLink.expiresAt, new Date(now.getTime() + MIN_LIFE_MS)),
      ),
    )

/** All mails of an account share one link until it is old: one row per mail would be the largest table of all. */
export const unsubscribeLinksOf = async (
  tx: Tx,
  services: LinkTokens,
  appId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  const living = await livingLinks(tx, accountIds, now)
  const idOf = new Map(living.map(({ id, accountId }) => [accountId ?? '', id]))
  const missing = accountIds
    .filter((accountId) => !idOf.has(accountId))
    .map((accountId) => ({ accountId, id: services.newLinkId() }))
  if (missing.length > 0)
    await tx.execute(
      insertMany(
        mailedLink,
        missing.map(({ accountId, id }) => ({
          id,
          accountId,
          purpose: PURPOSE,
          tokenHash: hashToken(services.linkToken(appId, id)),
          createdAt: now,
          expiresAt: new Date(now.getTime() + LINK_LIFE_MS[PURPOSE]),
        })),
      ),
    )
  for (const { accountId, id } of missing) idOf.set(accountId, id)
  return idOf
}
