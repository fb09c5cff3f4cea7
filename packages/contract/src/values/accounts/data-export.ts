import * as z from 'zod/mini'
import { Instant } from '../values.ts'

export const DataExport = z.object({
  /** Null without an export. */
  requestedAt: z.nullable(Instant),
  /** The end of the download period; null while the export is being created. */
  availableUntil: z.nullable(Instant),
})
export type DataExport = z.infer<typeof DataExport>
