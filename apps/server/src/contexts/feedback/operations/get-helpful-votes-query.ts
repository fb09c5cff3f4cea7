import { getHelpfulVotes } from '@wohlauf/contract/feedback/feedback'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { helpfulVote } from '../database/tables.ts'
import { itemOf } from '../subjects.ts'

export const getHelpfulVotesQuery = handle(getHelpfulVotes, async ({ tx, user }) => {
  const rows = await tx.select().from(helpfulVote).where(eq(helpfulVote.userId, user.id))
  return rows.map((row) => ({ ...itemOf(row), isHelpful: row.isHelpful }))
})
