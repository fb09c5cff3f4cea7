import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { gte, sql } from 'drizzle-orm'
import { drawForRounding } from '../../../platform/base/draw-for-rounding.ts'
import { inParts } from '../../../platform/base/in-parts.ts'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { insertMany } from '../../../platform/database/insert-many.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { helpfulCount } from '../database/tables.ts'
import { publishedCounts } from '../rules/published-counts.ts'

type Counted = {
  modulePageId: string | null
  blogArticleId: string | null
  recipeId: string | null
  helpful: number
  notHelpful: number
}

/** The number of an app's items is unlimited, that of a statement's values is not. */
const COUNTS_AT_ONCE = 1000

/**
 * Publishes once a month, so that a manager who watches one person answer sees no difference. The random number
 * is not drawn again, so a second run has nothing to do. Runs every day, so that a missed month is published
 * later.
 */
export const publishHelpfulCounts = defineSchedule({
  name: 'publish-helpful-counts',
  cron: '20 0 * * *',
  run: async ({ tx, now }) => {
    const month = `${berlinDay(now).slice(0, 7)}-01`
    const isOfThisMonth = gte(helpfulCount.month, month)
    const publishedRows = await tx
      .select({ id: helpfulCount.id })
      .from(helpfulCount)
      .where(isOfThisMonth)
      .limit(1)
    if (publishedRows.length > 0) return
    const { rows } = await tx.execute<Counted>(
      sql`SELECT module_page_id AS "modulePageId", blog_article_id AS "blogArticleId", recipe_id AS "recipeId", helpful::integer, not_helpful::integer AS "notHelpful"
          FROM ${schemas.lookups}.count_helpful_votes(${boundApp})`,
    )
    await tx.delete(helpfulCount)
    const counts = rows.map(({ helpful, notHelpful, ...item }) => {
      const figures = publishedCounts(
        { helpful, notHelpful },
        { all: drawForRounding(), helpful: drawForRounding() },
      )
      return { ...item, month, helpful: figures?.helpful ?? null, notHelpful: figures?.notHelpful ?? null }
    })
    // The first of two runs at the same time counts.
    for (const part of inParts(counts, COUNTS_AT_ONCE))
      await tx.execute(sql`${insertMany(helpfulCount, part)} ON CONFLICT DO NOTHING`)
  },
})
