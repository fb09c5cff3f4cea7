import { z } from 'zod'
import { query } from './operation.ts'

/** The waiting client asks every 60 s; `timestamp` keeps intermediaries from answering in our place. */
export const ping = query('maintenance/ping-query', {
  audience: 'anyone',
  site: 'both',
  input: z.object({ timestamp: z.union([z.number(), z.string().max(40)]).optional() }),
  output: z.object({}),
})
