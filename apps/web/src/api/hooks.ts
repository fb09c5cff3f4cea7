import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  // biome-ignore lint/style/noRestrictedImports: the hook that all others use
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type AnyOperation,
  type InputOf,
  namesOfStaleQueries,
  type OutputOf,
} from '@wohlauf/contract/operation'
import type { UploadFiles } from './call.ts'
import type { CallError } from './call-error.ts'
import { ask } from './device-answers.ts'
import { carryOut, isAheadOfServer } from './outbox.ts'

/** A query under its operation's name, so that a command's `invalidates` finds it. */
export const answerOptions = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) =>
  queryOptions<OutputOf<Op>, CallError>({
    queryKey: [operation.name, input],
    queryFn: (context) =>
      (isAheadOfServer(operation.name) && context.client.getQueryData<OutputOf<Op>>(context.queryKey)) ||
      ask(operation, input, context),
  })

type AnswerSettings = {
  isEnabled?: boolean
  isSilent?: boolean
  refetchOnReturn?: boolean
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

const staleKeys = (operation: AnyOperation) =>
  namesOfStaleQueries(operation).map((name) => ({ queryKey: [name] }))

/** Cancels an answer in flight: otherwise a query without data would take it for the new one. */
export const refreshChanged = async (queryClient: QueryClient, operation: AnyOperation): Promise<void> => {
  await Promise.all(
    staleKeys(operation).map(async (stale) => {
      await queryClient.cancelQueries(stale)
      await queryClient.invalidateQueries(stale)
    }),
  )
}

/** Answers in flight were made before the command: they must not overwrite what the screen already shows. */
const dropAnswersOnTheirWay = (queryClient: QueryClient, operation: AnyOperation): void => {
  for (const stale of staleKeys(operation))
    void queryClient.cancelQueries({ ...stale, predicate: ({ state }) => state.data !== undefined })
}

/** Another user has changed or deleted the data, so the newest state is fetched. */
const refreshOutdated = (queryClient: QueryClient, operation: AnyOperation, error: CallError): void => {
  if (['conflict', 'not-found'].includes(error.identifier)) void refreshChanged(queryClient, operation)
}

export type CommandSettings<Op extends AnyOperation> = {
  /** True if the screen itself shows the error, or it can be ignored. */
  isSilent?: boolean
  files?: UploadFiles
  /**
   * Shows the expected change in cached answers before the command is sent. Returns how to undo it if the
   * command fails.
   */
  onSent?: (queryClient: QueryClient, input: InputOf<Op>) => () => void
  /** Makes the accepted change in cached answers before they are refetched: the refetch may fail. */
  onAccepted?: (queryClient: QueryClient, input: InputOf<Op>) => void
  onSuccess?: (output: OutputOf<Op>, input: InputOf<Op>) => void
  onError?: (error: CallError, input: InputOf<Op>) => void
}

/** The queries that the command invalidates by the contract are refetched before it counts as done. */
export const useCommand = <Op extends AnyOperation>(
  operation: Op,
  { isSilent = false, files, onSent, onAccepted, onSuccess, onError }: CommandSettings<Op> = {},
) => {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<Op>, CallError, InputOf<Op>, (() => void) | undefined>({
    mutationFn: (input) => carryOut(operation, input, files),
    meta: { isSilent, earns: operation.earns },
    onMutate: (input) => {
      if (!onSent) return undefined
      dropAnswersOnTheirWay(queryClient, operation)
      return onSent(queryClient, input)
    },
    onSuccess: async (output, input) => {
      onAccepted?.(queryClient, input)
      await refreshChanged(queryClient, operation)
      onSuccess?.(output, input)
    },
    onError: (error, input, takeBack) => {
      if (takeBack) {
        takeBack()
        void refreshChanged(queryClient, operation)
      }
      refreshOutdated(queryClient, operation, error)
      onError?.(error, input)
    },
  })
}
