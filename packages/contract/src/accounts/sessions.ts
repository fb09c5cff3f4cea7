import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

export const OwnSession = z.object({
  sessionId: Id,
  /** "Chrome auf Windows"; empty when unknown. */
  device: z.string(),
  createdAt: Instant,
  /** Exact to five minutes. */
  lastUsedAt: Instant,
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** The current session first, then by last use. */
export const getOwnSessions = query('user-management/get-own-sessions-query', {
  audience: 'user',
  isOwnersOnly: true,
  input: EmptyObject,
  output: z.array(OwnSession),
})

export const endOwnSession = command('user-management/end-own-session-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: z.object({ sessionId: Id }),
  output: EmptyObject,
  invalidates: () => [getOwnSessions],
})

export const endAllOwnSessions = command('user-management/end-all-own-sessions-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
})
