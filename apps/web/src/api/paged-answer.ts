import { useInfiniteQuery } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type * as z from 'zod/mini'
import { call } from './call.ts'
import { ask, showAsFirstPage } from './device-answers.ts'

type PagedOperation<List extends string> = AnyOperation & {
  output: z.ZodMiniType<Page<List>, Page<List>>
}

type Page<List extends string> = { [Name in List]: unknown[] } & { next: string | null }

type ItemOf<Op extends PagedOperation<List>, List extends string> = OutputOf<Op>[List][number]

type PagedSettings<Op extends PagedOperation<List>, List extends string> = {
  list?: List
  /** Whether the items for the former input stay until those for the new input arrive. */
  keepsPrevious?: (former: Omit<InputOf<Op>, 'after'>) => boolean
}

/**
 * All items fetched so far, and in `more` the props of `ShowMore`. The failure of a later page is shown at
 * the list's end.
 */
export const usePagedAnswer = <Op extends PagedOperation<List>, List extends string = 'items'>(
  operation: Op,
  input: Omit<InputOf<Op>, 'after'>,
  { list = 'items' as List, keepsPrevious = () => false }: PagedSettings<Op, List> = {},
) => {
  const answer = useInfiniteQuery({
    queryKey: [operation.name, 'pages', input],
    queryFn: ({ pageParam, ...context }): Promise<OutputOf<Op>> =>
      pageParam === null
        ? ask(operation, input as InputOf<Op>, context, showAsFirstPage(context))
        : call(operation, { ...input, after: pageParam } as InputOf<Op>, { signal: context.signal }),
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
    first: data?.pages[0],
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
