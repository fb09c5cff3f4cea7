import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getAuthenticatedUser, type SessionAnswer, type SessionUser } from '@wohlauf/contract/authentication'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { storedSession } from '../api/stored-session.ts'
import { appSettings, takeAppSettings } from './app-settings.ts'

/** Takes over what a login or a look at the session answers. */
const takeSession = (answer: SessionAnswer): SessionUser => {
  storedSession.setOwner(answer.appId, answer.user.id)
  takeAppSettings(answer)
  return answer.user
}

const authenticate = async (signal: AbortSignal): Promise<SessionUser | null> => {
  // Nobody has logged in here and the document has told which app this is: there is nothing to ask.
  if (!storedSession.token && appSettings.get()) return null
  try {
    return takeSession(await call(getAuthenticatedUser, {}, { signal }))
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    takeAppSettings(error.body)
    return null
  }
}

/** Who is logged in; null when nobody. Stands under the operation's name, so that commands which change it refetch it. */
export const sessionOptions = queryOptions<SessionUser | null, CallError>({
  queryKey: [getAuthenticatedUser.name],
  queryFn: ({ signal }) => authenticate(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : false),
  meta: { isSilent: true },
})

/** Null while nobody is logged in. */
export const useSessionUser = (): SessionUser | null => useQuery(sessionOptions).data ?? null

/** An admin looks at the account: nothing can be changed, so nothing is sent by itself either. */
export const useIsVisit = (): boolean => useSessionUser()?.isImpersonated ?? false

const isOfThePerson = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== sessionOptions.queryKey[0]

/** Takes over a login and drops all cached answers of the previous one. */
export const beginSession = (queryClient: QueryClient, answer: SessionAnswer): void => {
  queryClient.removeQueries({ predicate: isOfThePerson })
  queryClient.setQueryData(sessionOptions.queryKey, takeSession(answer))
}

/** Forgets everything of the previous login: the token, stored data, and all cached answers. */
export const forgetSession = (queryClient: QueryClient): void => {
  storedSession.clear()
  queryClient.getMutationCache().clear()
  queryClient.setQueryData(sessionOptions.queryKey, null)
  // What shows an answer has to go first: one that is taken from under it would be asked for anew, and refused.
  setTimeout(() => queryClient.removeQueries({ type: 'inactive', predicate: isOfThePerson }))
}
