import * as z from 'zod/mini'
import { query } from '../operation.ts'

/** The waiting client polls every 60 s; `timestamp` prevents caches from answering. */
export const ping = query('maintenance/ping-query', {
  audience: 'anyone',
  site: 'both',
  input: z.object({ timestamp: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])) }),
  output: z.object({}),
})
