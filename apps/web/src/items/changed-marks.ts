import type { QueryClient } from '@tanstack/react-query'
import { type FavouriteMark, getFavouriteMarks } from '@wohlauf/contract/favourites/favourites'
import { getHelpfulVotes, type HelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { answerOptions } from '../api/hooks.ts'

type Item = { kind: string; itemId: string }

const isOther =
  (item: Item) =>
  ({ kind, itemId }: Item): boolean =>
    kind !== item.kind || itemId !== item.itemId

/**
 * Changes what is cached once a command was accepted: the buttons are right even if the refetch fails. Marks that have not
 * arrived yet are only asked for: one mark would look like all of them.
 */
export const acceptFavourite =
  (isSaved: boolean) =>
  (queryClient: QueryClient, mark: FavouriteMark): void => {
    queryClient.setQueryData(answerOptions(getFavouriteMarks, {}).queryKey, (marks) => {
      const others = marks?.filter(isOther(mark))
      return isSaved && others ? [mark, ...others] : others
    })
  }

/** The same for an answer to 'War das hilfreich?'. */
export const acceptVote = (queryClient: QueryClient, vote: HelpfulVote): void => {
  queryClient.setQueryData(
    answerOptions(getHelpfulVotes, {}).queryKey,
    (votes) => votes && [...votes.filter(isOther(vote)), vote],
  )
}
