import { getHelpfulCountsAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { helpfulCount } from '../database/tables.ts'
import { byHelpfulness } from '../rules/by-helpfulness.ts'
import { publishedCounts } from '../rules/published-counts.ts'
import { subjectsOf } from '../subjects.ts'

/** The latest published counts: a manager's transaction cannot read single answers. */
export const getHelpfulCountsAsManagerQuery = handle(getHelpfulCountsAsManager, async ({ tx }) => {
  const rows = (await tx.select().from(helpfulCount)).flatMap((row) => {
    const counts = publishedCounts(row)
    return counts ? [{ ...row, ...counts }] : []
  })
  const subjectOf = await subjectsOf(tx, rows)
  return rows
    .map((row) => ({ subject: subjectOf(row), helpful: row.helpful, notHelpful: row.notHelpful }))
    .sort(byHelpfulness)
})
