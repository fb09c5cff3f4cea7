import { useQuery } from '@tanstack/react-query'
import type { getFavouriteMarks } from '@wohlauf/contract/favourites/favourites'
import type { getHelpfulVotes } from '@wohlauf/contract/feedback/feedback'
import type { InputOf, OutputOf } from '@wohlauf/contract/operation'
import { answerOptions } from '../api/hooks.ts'
import { useIsVisit } from '../session/session.ts'

/**
 * Fetched once in a session for all screens: only the person's own commands change it. A visiting admin may
 * not see it.
 */
export const useOwnMarks = <Op extends typeof getFavouriteMarks | typeof getHelpfulVotes>(
  operation: Op,
): { marks: OutputOf<Op> | undefined; isLoading: boolean } => {
  const isVisit = useIsVisit()
  const { data, isLoading } = useQuery({
    ...answerOptions<Op>(operation, {} as InputOf<Op>),
    enabled: !isVisit,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isSilent: true },
  })
  return { marks: data, isLoading }
}
