import { randomBytes } from 'node:crypto'
import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { lt, sql } from 'drizzle-orm'
import { inParts } from '../../../platform/base/in-parts.ts'
import { anyOf } from '../../../platform/database/any-of.ts'
import { insertMany } from '../../../platform/database/insert-many.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { countedPeople } from '../../../platform/tenancy/counted-people.ts'
import { helpfulCount, helpfulVote } from '../database/tables.ts'
import { nextEstimates } from '../rules/published-counts.ts'
import { itemOf } from '../subjects.ts'

/** The number of an app's items is unlimited, that of a statement's values is not. */
const COUNTS_AT_ONCE = 1000

type Item = { modulePageId: string | null; blogArticleId: string | null; recipeId: string | null }
type Vote = Item & { id: string; isHelpful: boolean }

/** What is in no estimate yet, of accounts that were old enough at that time. */
const uncountedVotes = async (tx: Tx, until: Date): Promise<Vote[]> => {
  const { rows } = await tx.execute<Vote>(
    sql`SELECT v.id, v.module_page_id AS "modulePageId", v.blog_article_id AS "blogArticleId",
          v.recipe_id AS "recipeId", v.is_helpful AS "isHelpful"
        FROM ${helpfulVote} v JOIN ${countedPeople} AS person ON person.id = v.user_id
        WHERE v.app_id = ${boundApp} AND NOT v.is_counted AND person.counts_from < ${until.toISOString()}::timestamptz`,
  )
  return rows
}

const itemIdOf = (row: Item): string => itemOf(row).itemId

type Row = Item & Pick<typeof helpfulCount.$inferSelect, 'month' | 'helpfulEstimate' | 'notHelpfulEstimate'>

/** The next row of an item, and the votes that it counts for the first time. */
const countItem = (item: Item, votes: readonly Vote[], earlier: Row | undefined, month: string) => {
  const helpful = votes.filter(({ isHelpful }) => isHelpful).length
  const next = nextEstimates(earlier, { helpful, notHelpful: votes.length - helpful }, randomBytes)
  const { helpfulEstimate = null, notHelpfulEstimate = null } = next ?? earlier ?? {}
  const { modulePageId, blogArticleId, recipeId } = item
  return {
    row: { modulePageId, blogArticleId, recipeId, month, helpfulEstimate, notHelpfulEstimate },
    countedIds: next ? votes.map(({ id }) => id) : [],
  }
}

/**
 * Looks once a month, so that a manager who watches one person answer sees no difference. Chance is not drawn again, so
 * a second run has nothing to do. Runs every day, so that a missed month is made up for.
 */
export const publishHelpfulCounts = defineSchedule({
  name: 'publish-helpful-counts',
  cron: '20 0 * * *',
  run: async ({ tx, now }) => {
    const month = `${berlinDay(now).slice(0, 7)}-01`
    const earlier = await tx.select().from(helpfulCount)
    if (earlier.some((row) => row.month >= month)) return
    const votes = await uncountedVotes(tx, startOfBerlinDay(month))
    const earlierOf = new Map(earlier.map((row) => [itemIdOf(row), row]))
    const votesOf = Map.groupBy(votes, itemIdOf)
    const items = new Map([...earlier, ...votes].map((item): [string, Item] => [itemIdOf(item), item]))
    const counts = [...items].map(([id, item]) =>
      countItem(item, votesOf.get(id) ?? [], earlierOf.get(id), month),
    )
    const countedIdsOf = new Map(counts.map(({ row, countedIds }) => [itemIdOf(row), countedIds]))
    await tx.delete(helpfulCount).where(lt(helpfulCount.month, month))
    for (const part of inParts(counts, COUNTS_AT_ONCE)) {
      const rows = part.map(({ row }) => row)
      // The first of two runs at the same time counts.
      const { rows: inserted } = await tx.execute<Item>(
        sql`${insertMany(helpfulCount, rows)} ON CONFLICT DO NOTHING
            RETURNING module_page_id AS "modulePageId", blog_article_id AS "blogArticleId",
              recipe_id AS "recipeId"`,
      )
      const countedIds = inserted.flatMap((item) => countedIdsOf.get(itemIdOf(item)) ?? [])
      await tx.update(helpfulVote).set({ isCounted: true }).where(anyOf(helpfulVote.id, countedIds))
    }
  },
})
