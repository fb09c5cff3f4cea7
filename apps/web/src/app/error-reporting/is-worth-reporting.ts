import { isRedirect } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'

/** Browsers' messages for a request without a connection. */
const NETWORK = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource)/

/** Statuses without an answer, or with one that says that the server is temporarily unavailable. */
const UNANSWERED = new Set([0, 502, 503, 504])

/** Network errors, aborted requests and redirects are not reported (specification, section 8); nor is an unavailable server. */
export const isWorthReporting = (error: unknown): boolean => {
  if (error instanceof CallError) return !UNANSWERED.has(error.status)
  if (isRedirect(error)) return false
  if (!(error instanceof Error)) return true
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return false
  return !(error instanceof TypeError && NETWORK.test(error.message))
}
