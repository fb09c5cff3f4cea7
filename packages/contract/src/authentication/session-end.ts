import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { EmptyObject, Instant } from '../values/values.ts'

/** When the session ends unless it is used before. */
export const SessionEnd = z.object({
  endsAt: Instant,
  /** False where no use makes it last longer: only a new login does. */
  isExtendable: z.boolean(),
})
export type SessionEnd = z.infer<typeof SessionEnd>

const ofSession = { leavesSessionIdle: true, input: EmptyObject, output: SessionEnd } as const

/** For staff alone: sessions of learners last for weeks. */
export const getSessionEnd = query('application/authentication/get-session-end-query', {
  ...ofSession,
  audience: 'manager',
})

export const getSessionEndAsAdmin = query('application/authentication/get-session-end-as-admin-query', {
  ...ofSession,
  audience: 'admin',
  isOpenBeforeSecondFactor: true,
})
