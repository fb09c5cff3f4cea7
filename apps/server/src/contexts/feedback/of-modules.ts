import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { modulePage } from '../modules/index.ts'
import { feedbackMessage, helpfulCount } from './database/tables.ts'
import { publishedCounts } from './rules/published-counts.ts'

/** The number of open messages about the pages of each module; modules without one are missing. */
export const openMessagesOfModules = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .select({ moduleId: modulePage.moduleId, messages: count() })
    .from(feedbackMessage)
    .innerJoin(modulePage, eq(modulePage.id, feedbackMessage.modulePageId))
    .where(and(isNull(feedbackMessage.doneAt), isNotNull(feedbackMessage.modulePageId)))
    .groupBy(modulePage.moduleId)
  return new Map(rows.map(({ moduleId, messages }) => [moduleId, messages]))
}

/** What is published about pages; those with too few answers are missing. */
export const votesOfPages = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { helpful: number; notHelpful: number }>> => {
  const rows = await tx.select().from(helpfulCount).where(anyOf(helpfulCount.modulePageId, ids))
  return new Map(
    rows.flatMap(({ modulePageId, ...row }) => {
      const counts = publishedCounts(row)
      return modulePageId && counts ? [[modulePageId, counts]] : []
    }),
  )
}
