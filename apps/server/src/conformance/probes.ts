import type { Audience } from '@wohlauf/contract/operation'
import { query } from '@wohlauf/contract/operation'
import { Id } from '@wohlauf/contract/values/values'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { habitIntent } from '../contexts/habits/database/tables.ts'
import { type AnyHandler, handle } from '../platform/http/mount/handler.ts'

const EmptyObject = z.object({})
const AUDIENCES: readonly Audience[] = [
  'anyone',
  'user',
  'learner',
  'app-manager',
  'sponsor-manager',
  'manager',
  'admin',
]

const forAudience = (audience: Audience): AnyHandler =>
  handle(
    query(`probes/for-${audience}-query`, { audience, input: EmptyObject, output: EmptyObject }),
    async () => ({}),
  )

const withFeature = query('probes/with-feature-query', {
  audience: 'user',
  feature: 'BLOG',
  input: EmptyObject,
  output: EmptyObject,
})

/** Reads a user's own row without a condition on the user, like code with a forgotten condition. */
const careless = query('probes/careless-query', {
  audience: 'learner',
  input: z.object({ habitIntentId: Id }),
  output: EmptyObject,
})

/** Operations that only these tests have: the contract may lack some kinds. */
export const probes: readonly AnyHandler[] = [
  ...AUDIENCES.map(forAudience),
  handle(withFeature, async () => ({})),
  handle(careless, async ({ input, tx, refuse }) => {
    const [row] = await tx.select().from(habitIntent).where(eq(habitIntent.id, input.habitIntentId))
    return row ? {} : refuse('not-found')
  }),
]
