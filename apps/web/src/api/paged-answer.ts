import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type * as z from 'zod/mini'
import { call } from './call.ts'

/** A query that the contract answers page by page (`paged`): the page's items are in `items`, or in a list of its own. */
type PagedOperation<List extends string> = AnyOperation & {
  output: z.ZodMiniType<Page<List>, Page<List>>
}

type Page<List extends string> = { [Name in List]: unknown[] } & { next: string | null }

type ItemOf<Op extends PagedOperation<List>, List extends string> = OutputOf<Op>[List][number]

type PagedSettings<Op extends PagedOperation<List>, List extends string> = {
  /** The answer's field with the page's items. */
  list?: List
  /** Whether the items for the former input stay until those for the new one come. */
  keepsPrevious?: (former: Omit<InputOf<Op>, 'after'>) => boolean
}

/**
 * The items of a list that comes page by page: all that were fetched so far, as one list, and in `more` what `ShowMore` needs.
 * A failure of the first page is the list's, one of a later page is shown at the end of the list.
 */
export const usePagedAnswer = <Op extends PagedOperation<List>, List extends string = 'items'>(
  operation: Op,
  input: Omit<InputOf<Op>, 'after'>,
  { list = 'items' as List, keepsPrevious = () => false }: PagedSettings<Op, List> = {},
) => {
  const answer = useInfiniteQuery({
    queryKey: [operation.name, 'pages', input],
    queryFn: ({ signal, pageParam }): Promise<OutputOf<Op>> =>
      call(operation, { ...input, ...(pageParam === null ? {} : { after: pageParam }) } as InputOf<Op>, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous, query) =>
      keepsPrevious(query?.queryKey[2] as Omit<InputOf<Op>, 'after'>) ? previous : undefined,
    meta: { isSilent: true },
  })
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage } = answer
  const items = data?.pages.flatMap((page): ItemOf<Op, List>[] => page[list])
  const isStale = error?.identifier === 'cursor-not-valid'
  return {
    data: items,
    /** The newest answer to the first page, with what it says besides its items. */
    first: data?.pages[0],
    /** The items are those of the previous filter. */
    isPrevious: answer.isPlaceholderData,
    error,
    refetch,
    isFetching,
    more: {
      count: items?.length ?? 0,
      hasMore: hasNextPage,
      isLoading: isFetchingNextPage,
      failure: answer.isFetchNextPageError && !isFetchingNextPage ? (error?.message ?? null) : null,
      // A cursor that is no longer accepted is replaced by fetching all pages again.
      onMore: () => void (isStale ? refetch() : fetchNextPage()),
    },
  }
}
