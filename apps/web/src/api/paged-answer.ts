import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type * as z from 'zod/mini'
import { call } from './call.ts'

/** A query that the contract answers page by page (`paged`). */
type PagedOperation = AnyOperation & {
  output: z.ZodMiniType<{ items: unknown[]; next: string | null }, { items: unknown[]; next: string | null }>
}

type ItemOf<Op extends PagedOperation> = OutputOf<Op>['items'][number]

/**
 * The items of a list that comes page by page: all that were fetched so far, as one list, and in `more` what `ShowMore` needs.
 * A failure of the first page is the list's, one of a later page is told where the list goes on.
 */
export const usePagedAnswer = <Op extends PagedOperation>(
  operation: Op,
  input: Omit<InputOf<Op>, 'after'>,
) => {
  const answer = useInfiniteQuery({
    queryKey: [operation.name, 'pages', input],
    queryFn: ({ signal, pageParam }): Promise<OutputOf<Op>> =>
      call(operation, { ...input, ...(pageParam === null ? {} : { after: pageParam }) } as InputOf<Op>, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { isSilent: true },
  })
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage } = answer
  const items = data?.pages.flatMap((page): ItemOf<Op>[] => page.items)
  const isStale = error?.identifier === 'cursor-not-valid'
  return {
    data: items,
    error,
    refetch,
    isFetching,
    more: {
      count: items?.length ?? 0,
      hasMore: hasNextPage,
      isLoading: isFetchingNextPage,
      failure: answer.isFetchNextPageError && !isFetchingNextPage ? (error?.message ?? null) : null,
      // A cursor that is not taken back any more is had anew with the pages before it.
      onMore: () => void (isStale ? refetch() : fetchNextPage()),
    },
  }
}
