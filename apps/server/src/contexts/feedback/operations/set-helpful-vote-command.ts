import { setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { handle } from '../../../platform/http/mount/handler.ts'
import { helpfulVote } from '../database/tables.ts'
import { KINDS } from '../kinds.ts'
import { isVisible } from '../subjects.ts'

export const setHelpfulVoteCommand = handle(setHelpfulVote, async (context) => {
  const { input, tx, user, refuse } = context
  const { kind, itemId, isHelpful } = input
  if (!(await isVisible(context, input))) return refuse('not-found')
  const { column } = KINDS[kind]
  await tx
    .insert(helpfulVote)
    .values({ userId: user.id, [column]: itemId, isHelpful })
    .onConflictDoUpdate({
      target: [helpfulVote.appId, helpfulVote[column], helpfulVote.userId],
      set: { isHelpful },
    })
  return {}
})
