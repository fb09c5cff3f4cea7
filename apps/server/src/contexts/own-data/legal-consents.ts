import { and, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { findVersionsInForce } from '../legal/index.ts'
import { consent } from './database/tables.ts'

export const findLegalConsents = async (tx: Tx, appId: string, userId: string, now: Date) => {
  const [consents, inForce] = await Promise.all([
    tx
      .select({ kind: consent.kind, textVersion: consent.textVersion })
      .from(consent)
      .where(
        and(
          eq(consent.userId, userId),
          anyOf(consent.kind, ['TERMS_OF_USE', 'DATA_PROTECTION']),
          isNull(consent.withdrawnAt),
        ),
      ),
    findVersionsInForce(tx, appId, now),
  ])
  return { consents, inForce }
}
