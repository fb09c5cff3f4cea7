import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getAuthenticatedUser, type SessionAnswer, type SessionUser } from '@wohlauf/contract/authentication'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { storedSession } from '../api/stored-session.ts'
import { appSettings, takeAppSettings } from './app-settings.ts'

/** Takes over what a login or a look at the session answers. */
export const takeSession = (answer: SessionAnswer): SessionUser => {
  storedSession.setOwner(answer.appId, answer.user.id)
  takeAppSettings(answer)
  return answer.user
}

const authenticate = async (signal: AbortSignal): Promise<SessionUser | null> => {
  // Nobody has logged in here and the document has told which app this is: there is nothing to ask.
  if (!storedSession.token && appSettings.get()) return null
  try {
    return takeSession(await call(getAuthenticatedUser, {}, signal))
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

/** Forgets everything of whoever was logged in: the token, stored data, and every answer. */
export const forgetSession = (queryClient: QueryClient): void => {
  storedSession.clear()
  queryClient.clear()
  queryClient.setQueryData(sessionOptions.queryKey, null)
}
