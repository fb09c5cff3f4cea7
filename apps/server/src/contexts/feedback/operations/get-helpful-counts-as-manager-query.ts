import { getHelpfulCountsAsManager } from '@wohlauf/contract/feedback-as-manager'
import { sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { byHelpfulness } from '../rules/by-helpfulness.ts'
import { subjectsOf } from '../subjects.ts'

type Count = {
  modulePageId: string | null
  blogArticleId: string | null
  recipeId: string | null
  helpful: number
  notHelpful: number
}

/** Counted by a function of the database: a manager's transaction can read nobody's answer. */
export const getHelpfulCountsAsManagerQuery = handle(getHelpfulCountsAsManager, async ({ tx }) => {
  const { rows } = await tx.execute<Count>(
    sql`SELECT module_page_id AS "modulePageId", blog_article_id AS "blogArticleId", recipe_id AS "recipeId", helpful::integer, not_helpful::integer AS "notHelpful"
        FROM lookups.count_helpful_votes()`,
  )
  const subjectOf = await subjectsOf(tx, rows)
  return rows
    .map((row) => ({ subject: subjectOf(row), helpful: row.helpful, notHelpful: row.notHelpful }))
    .sort(byHelpfulness)
})
