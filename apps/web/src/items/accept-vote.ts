import type { QueryClient } from '@tanstack/react-query'
import { getHelpfulVotes, type HelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { answerOptions } from '../api/hooks.ts'

/**
 * Sets the vote in the cache, so that it is shown even if the refetch fails. Votes that have not arrived yet are
 * only fetched.
 */
export const acceptVote = (queryClient: QueryClient, vote: HelpfulVote): void => {
  queryClient.setQueryData(
    answerOptions(getHelpfulVotes, {}).queryKey,
    (votes) =>
      votes && [...votes.filter(({ kind, itemId }) => kind !== vote.kind || itemId !== vote.itemId), vote],
  )
}
