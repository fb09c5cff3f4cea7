import { CancelledError, type EnsureQueryDataOptions, type QueryClient } from '@tanstack/react-query'

/**
 * A query's data, loaded if missing. A component that shows them and unmounts meanwhile cancels the query for
 * all callers that wait for it; then it is repeated.
 */
export const ensureData = async <Data, Failure, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Data, Failure, Data, Key>,
): Promise<Data> => {
  try {
    return await queryClient.ensureQueryData(options)
  } catch (error) {
    if (error instanceof CancelledError) return ensureData(queryClient, options)
    throw error
  }
}
