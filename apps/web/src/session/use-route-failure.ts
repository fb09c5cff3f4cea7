import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { FALLBACK_REFUSALS } from '@wohlauf/contract/fallback-refusals'
import { CallError, networkError } from '../api/call-error.ts'
import { isChunkFailure, useReloadOnChunkFailure } from '../ui/chunks/chunk-failure.ts'
import { useOnline } from '../ui/state/use-online.ts'

const messageFor = (error: unknown): string => {
  if (error instanceof CallError) return error.message
  return isChunkFailure(error) ? networkError().message : FALLBACK_REFUSALS['internal-error'].message
}

/**
 * The page is loaded again by `retry`, and when the device is online again. Each site has a component of its
 * own for it: with a shared one the bundler splits the login page's code into files that are 2 KB larger.
 *
 * @returns with `isReloading` nothing needs to be shown: the page may be reloading
 */
export const useRouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const isReloading = useReloadOnChunkFailure(error)
  const retry = () => {
    // A browser may cache that a chunk was missing; a fresh page requests it again.
    if (isChunkFailure(error) && navigator.onLine) return window.location.reload()
    reset()
    void router.invalidate()
  }
  useOnline(retry)
  return { isReloading, message: messageFor(error), retry }
}
