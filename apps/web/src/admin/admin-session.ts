import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication'
import type { OutputOf } from '@wohlauf/contract/operation'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { storedSession } from '../api/stored-session.ts'
import { beginAgainForAnother } from '../session/begin-again-for-another.ts'

export type Admin = OutputOf<typeof getAuthenticatedAdmin>['admin']

const authenticate = async (signal: AbortSignal): Promise<Admin | null> => {
  if (!storedSession.token) return null
  try {
    return (await call(getAuthenticatedAdmin, {}, { signal })).admin
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    storedSession.clear()
    return null
  }
}

/**
 * The logged-in admin; null without one. An admin's session is short: it is checked on every return to the
 * tab.
 */
export const adminSessionOptions = queryOptions<Admin | null, CallError>({
  queryKey: [getAuthenticatedAdmin.name],
  queryFn: async ({ signal, client, queryKey }) =>
    beginAgainForAnother(client, queryKey, await authenticate(signal)),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : false),
  meta: { isSilent: true },
})

export const useAdmin = (): Admin | null => useQuery(adminSessionOptions).data ?? null

const isOfTheAdmin = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== adminSessionOptions.queryKey[0]

/** Removes all data of the previous login: the token, and all cached answers, which contain addresses of users. */
export const forgetAdmin = (queryClient: QueryClient): void => {
  storedSession.clear()
  queryClient.getMutationCache().clear()
  queryClient.setQueryData(adminSessionOptions.queryKey, null)
  // The logout page shows none of them.
  queryClient.removeQueries({ predicate: isOfTheAdmin })
}
