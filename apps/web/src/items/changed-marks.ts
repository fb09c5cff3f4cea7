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
 * Sets the mark in the cache, so that the buttons are right even if the refetch fails. Marks that have not
 * arrived yet are only fetched.
 */
export const acceptFavourite =
  (isSaved: boolean) =>
  (queryClient: QueryClient, mark: FavouriteMark): void => {
    queryClient.setQueryData(answerOptions(getFavouriteMarks, {}).queryKey, (marks) => {
      const others = marks?.filter(isOther(mark))
      return isSaved && others ? [mark, ...others] : others
    })
  }

export const acceptVote = (queryClient: QueryClient, vote: HelpfulVote): void => {
  queryClient.setQueryData(
    answerOptions(getHelpfulVotes, {}).queryKey,
    (votes) => votes && [...votes.filter(isOther(vote)), vote],
  )
}
