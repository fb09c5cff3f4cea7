import { redirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { networkError, refusalError } from '../../api/call-error.ts'
import { isWorthReporting } from './is-worth-reporting.ts'

test.each<[string, unknown]>([
  ['a call without a connection', networkError()],
  ['maintenance', refusalError(503, { identifier: 'maintenance' })],
  ['a rush', refusalError(503, { identifier: 'overloaded' })],
  ["a proxy's answer that it cannot reach a server", refusalError(502, null)],
  ['an aborted request', new DOMException('The user aborted a request.', 'AbortError')],
  ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['a request that failed, in Chromium', new TypeError('Failed to fetch')],
  ['a request that failed, in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a request that failed, in Safari', new TypeError('Load failed')],
  ['a redirect of the router', redirect({ href: '/login' })],
])('%s is not reported', (_what, error) => {
  expect(isWorthReporting(error)).toBe(false)
})

test.each<[string, unknown]>([
  ['a programming error', new TypeError('Cannot read properties of undefined')],
  ['an unexpected answer', refusalError(500, null)],
  ['a thrown value that is not an error', 'text'],
  ['undefined', undefined],
])('%s is reported', (_what, error) => {
  expect(isWorthReporting(error)).toBe(true)
})
