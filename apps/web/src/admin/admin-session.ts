import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import type { OutputOf } from '@wohlauf/contract/operation'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { storedSession } from '../api/stored-session.ts'
import { endWhenContradicted } from '../session/another-person.ts'
import { keepTypedInputOnlyOf } from '../session/typed-input.ts'

export type Admin = OutputOf<typeof getAuthenticatedAdmin>['admin']

const authenticate = async (signal: AbortSignal): Promise<Admin | null> => {
  if (!storedSession.token) return null
  try {
    const { admin } = await call(getAuthenticatedAdmin, {}, { signal })
    // The storage already names this tab's admin, or another one who has logged in since.
    if (storedSession.userId !== admin.id) storedSession.setOwner(null, admin.id)
    return admin
  } catch (error) {
    await endWhenContradicted(error)
    if (!(error instanceof CallError) || error.status !== 401) throw error
    storedSession.clear()
    return null
  }
}

/** The logged-in admin; null without one. The session is short, so it is checked on every return to the tab. */
export const adminSessionOptions = queryOptions<Admin | null, CallError>({
  queryKey: [getAuthenticatedAdmin.name],
  queryFn: ({ signal }) => authenticate(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: (query) => (query.state.data ? 'always' : false),
  meta: { isSilent: true },
})

export const useAdmin = (): Admin | null => useQuery(adminSessionOptions).data ?? null

export const beginAdmin = (queryClient: QueryClient, admin: Admin): void => {
  keepTypedInputOnlyOf(admin.id)
  storedSession.setOwner(null, admin.id)
  queryClient.setQueryData(adminSessionOptions.queryKey, admin)
}

const isOfTheAdmin = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== adminSessionOptions.queryKey[0]

/** Removes the token and all cached answers, which contain addresses of users. */
export const forgetAdmin = (queryClient: QueryClient): void => {
  storedSession.clear()
  queryClient.getMutationCache().clear()
  queryClient.setQueryData(adminSessionOptions.queryKey, null)
  queryClient.removeQueries({ predicate: isOfTheAdmin })
}
