import { screenRequest } from '../request.ts'

/** In place of TanStack Query: answers are there, or awaited for ever; nothing is asked for or sent. */

type Options = { queryKey: readonly [string, ...unknown[]]; select?: (data: never) => unknown }

const nothing = (): void => {}

export const queryOptions = <T>(options: T): T => options
export const keepPreviousData = nothing

export const useQuery = ({ queryKey: [name], select }: Options) => {
  const answer = screenRequest().answers[name]
  const isPending = answer === undefined
  const data = select && !isPending ? select(answer as never) : answer
  return {
    data,
    error: null,
    isPending,
    isLoading: isPending,
    isFetching: isPending,
    isError: false,
    refetch: nothing,
  }
}

type InfiniteOptions = Options & {
  initialPageParam: unknown
  getNextPageParam: (page: never) => unknown
}

/** The answers contain the first page of a list, from its beginning. */
export const useInfiniteQuery = (options: InfiniteOptions) => {
  const { data: first, ...rest } = useQuery(options)
  const page = options.initialPageParam === null ? first : undefined
  return {
    ...rest,
    data: page === undefined ? undefined : { pages: [page] },
    hasNextPage: page !== undefined && options.getNextPageParam(page as never) !== null,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isPlaceholderData: false,
    fetchNextPage: nothing,
  }
}

export const useMutation = () => ({
  mutate: nothing,
  mutateAsync: nothing,
  isPending: false,
  variables: undefined,
})
export const useQueryClient = () => ({})
export const useIsFetching = () => 1

export const useIsMutating = () => 0
export const hashKey = JSON.stringify
export const useQueries = nothing
