import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { call, callWithFiles, type UploadFiles } from './call.ts'
import type { CallError } from './call-error.ts'

/** An operation's answer under its own name, so that a command's `invalidates` finds it. */
export const answerOptions = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) =>
  queryOptions<OutputOf<Op>, CallError>({
    queryKey: [operation.name, input],
    queryFn: ({ signal }) => call(operation, input, signal),
  })

type AnswerSettings = { isEnabled?: boolean; isSilent?: boolean; refetchOnReturn?: boolean }

/** A query's answer: at once when it is known, and fresh soon after. */
export const useAnswer = <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  { isEnabled = true, isSilent = false, refetchOnReturn = false }: AnswerSettings = {},
) =>
  useQuery({
    ...answerOptions(operation, input),
    enabled: isEnabled,
    refetchOnWindowFocus: refetchOnReturn ? 'always' : false,
    meta: { isSilent },
  })

/** Fetches anew what the contract says a command invalidates. */
const refreshChanged = async (queryClient: QueryClient, operation: AnyOperation): Promise<void> => {
  const stale = operation.invalidates?.() ?? []
  await Promise.all(stale.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/** Somebody else was quicker: what the screen shows is out of date, so the newest state is fetched. */
const refreshOnConflict = (queryClient: QueryClient, operation: AnyOperation, error: CallError): void => {
  if (error.identifier === 'conflict') void refreshChanged(queryClient, operation)
}

type CommandSettings<Op extends AnyOperation> = {
  /** Silent: the screen itself says what went wrong, or nobody needs to know. */
  isSilent?: boolean
  onSuccess?: (output: OutputOf<Op>, input: InputOf<Op>) => void
  onError?: (error: CallError, input: InputOf<Op>) => void
}

/** A command; what the contract says it invalidates is fetched anew before it counts as done. */
export const useCommand = <Op extends AnyOperation>(
  operation: Op,
  { isSilent = false, onSuccess, onError }: CommandSettings<Op> = {},
) => {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<Op>, CallError, InputOf<Op>>({
    mutationFn: (input) => call(operation, input),
    meta: { isSilent },
    onSuccess: async (output, input) => {
      await refreshChanged(queryClient, operation)
      onSuccess?.(output, input)
    },
    onError: (error, input) => {
      refreshOnConflict(queryClient, operation, error)
      onError?.(error, input)
    },
  })
}

type SavingSettings<Op extends AnyOperation> = {
  onSuccess: (output: OutputOf<Op>, input: InputOf<Op>) => void
  onError: (error: CallError) => void
}

/** A command of a form, with its files if it is an upload; the form itself says what went wrong. */
export const useSaving = <Op extends AnyOperation>(
  operation: Op,
  { onSuccess, onError }: SavingSettings<Op>,
) => {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<Op>, CallError, { input: InputOf<Op>; files: UploadFiles }>({
    mutationFn: ({ input, files }) =>
      operation.kind === 'upload' ? callWithFiles(operation, input, files) : call(operation, input),
    meta: { isSilent: true },
    onSuccess: async (output, { input }) => {
      await refreshChanged(queryClient, operation)
      onSuccess(output, input)
    },
    onError: (error) => {
      refreshOnConflict(queryClient, operation, error)
      onError(error)
    },
  })
}
