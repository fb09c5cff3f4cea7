import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { SessionAnswer, SessionUser } from '@wohlauf/contract/authentication/authentication'
import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { storedSession } from '../api/stored-session.ts'
import { beginVisit } from '../ui/dialogs/visit.ts'
import { endWhenContradicted } from './another-person.ts'
import { appSettings, takeAppSettings } from './app-settings.ts'
import { keepTypedInputOnlyOf } from './typed-input.ts'

const takeSession = (answer: SessionAnswer): SessionUser => {
  storedSession.setOwner(answer.appId, answer.user.id)
  takeAppSettings(answer)
  return answer.user
}

const authenticate = async (signal: AbortSignal): Promise<SessionUser | null> => {
  // There is no stored session and the document names the app: no query is needed.
  if (!storedSession.token && appSettings.get()) return null
  try {
    const answer = await call(FIRST_CALLS.getAuthenticatedUser, {}, { signal })
    // The storage already names this tab's person, or by now somebody else.
    if (storedSession.userId !== answer.user.id) return takeSession(answer)
    takeAppSettings(answer)
    return answer.user
  } catch (error) {
    await endWhenContradicted(error)
    if (!(error instanceof CallError) || error.status !== 401) throw error
    takeAppSettings(error.body)
    return null
  }
}

/** Null without a login. Cached under the operation's name, so that commands which change it refetch it. */
export const sessionOptions = queryOptions<SessionUser | null, CallError>({
  queryKey: [FIRST_CALLS.getAuthenticatedUser.name],
  queryFn: ({ signal }) => authenticate(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : false),
  meta: { isSilent: true },
})

/** Null without a login. */
export const useSessionUser = (): SessionUser | null => useQuery(sessionOptions).data ?? null

/** Nobody knows yet whether somebody is logged in. */
export const useIsSessionAwaited = (): boolean => useQuery(sessionOptions).isPending

/** An admin views the account: nothing can be changed, so no command is sent automatically either. */
export const useIsVisit = (): boolean => useSessionUser()?.isImpersonated ?? false

const isOfThePerson = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== sessionOptions.queryKey[0]

export const beginSession = (queryClient: QueryClient, answer: SessionAnswer): void => {
  beginVisit()
  keepTypedInputOnlyOf(answer.user.id)
  queryClient.removeQueries({ predicate: isOfThePerson })
  queryClient.setQueryData(sessionOptions.queryKey, takeSession(answer))
}

export const forgetSession = (queryClient: QueryClient): void => {
  storedSession.clear()
  queryClient.getMutationCache().clear()
  queryClient.setQueryData(sessionOptions.queryKey, null)
  // Components that show an answer have to unmount first: one whose answer is removed would refetch it, and
  // be refused.
  setTimeout(() => queryClient.removeQueries({ type: 'inactive', predicate: isOfThePerson }))
}
