import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { HealthPointReason } from '@wohlauf/contract/rules/health-points'
import { CallError } from './call-error.ts'

/** How a query or command reports its failure: silently, if its screen does so, or by a snackbar. */
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    queryMeta: { isSilent?: boolean }
    mutationMeta: { isSilent?: boolean; earns?: HealthPointReason | undefined }
  }
}

/**
 * A lost connection may be back after a moment; a device that is offline refetches when it is back
 * (`refetchOnReconnect`).
 */
const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 1 && navigator.onLine && error instanceof CallError && error.status === 0

/** @param onError called for every failure that is not silent */
export const createQueryClient = (onError: (error: Error) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.isSilent) onError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isSilent) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
        networkMode: 'always',
        // In this mode, data would be refetched only manually.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
