import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  // biome-ignore lint/style/noRestrictedImports: the hook that all others use
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { call, type UploadFiles } from './call.ts'
import type { CallError } from './call-error.ts'

/** A query under its operation's name, so that a command's `invalidates` finds it. */
export const answerOptions = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) =>
  queryOptions<OutputOf<Op>, CallError>({
    queryKey: [operation.name, input],
    queryFn: ({ signal }) => call(operation, input, { signal }),
  })

type AnswerSettings = {
  isEnabled?: boolean
  isSilent?: boolean
  refetchOnReturn?: boolean
  /** While the answer to a changed input is loading, the previous one stays. */
  keepsPrevious?: boolean
}

/** A query's answer: from the cache immediately if possible, and refreshed soon after. */
export const useAnswer = <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  { isEnabled = true, isSilent = false, refetchOnReturn = false, keepsPrevious = false }: AnswerSettings = {},
) =>
  useQuery({
    ...answerOptions(operation, input),
    enabled: isEnabled,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    refetchOnWindowFocus: refetchOnReturn ? 'always' : false,
    meta: { isSilent },
  })

/** Refetches the queries that the command invalidates by the contract. */
export const refreshChanged = async (queryClient: QueryClient, operation: AnyOperation): Promise<void> => {
  const stale = operation.invalidates?.() ?? []
  await Promise.all(stale.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/** Another user has changed or deleted the data: the screen is out of date, so the newest state is fetched. */
const refreshOutdated = (queryClient: QueryClient, operation: AnyOperation, error: CallError): void => {
  if (['conflict', 'not-found'].includes(error.identifier)) void refreshChanged(queryClient, operation)
}

export type CommandSettings<Op extends AnyOperation> = {
  /** Silent: the screen itself shows the error, or it can be ignored. */
  isSilent?: boolean
  /** The files of an upload. */
  files?: UploadFiles
  /** Makes the accepted change in cached answers before they are refetched: the refetch may fail. */
  onAccepted?: (queryClient: QueryClient, input: InputOf<Op>) => void
  onSuccess?: (output: OutputOf<Op>, input: InputOf<Op>) => void
  onError?: (error: CallError, input: InputOf<Op>) => void
}

/** A command; the queries that it invalidates by the contract are refetched before it counts as done. */
export const useCommand = <Op extends AnyOperation>(
  operation: Op,
  { isSilent = false, files, onAccepted, onSuccess, onError }: CommandSettings<Op> = {},
) => {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<Op>, CallError, InputOf<Op>>({
    mutationFn: (input) => call(operation, input, { files }),
    meta: { isSilent },
    onSuccess: async (output, input) => {
      onAccepted?.(queryClient, input)
      await refreshChanged(queryClient, operation)
      onSuccess?.(output, input)
    },
    onError: (error, input) => {
      refreshOutdated(queryClient, operation, error)
      onError?.(error, input)
    },
  })
}
