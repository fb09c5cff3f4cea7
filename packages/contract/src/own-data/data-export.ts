import * as z from 'zod/mini'
import { command, download, query } from '../operation.ts'
import { EmptyObject, Instant } from '../values/values.ts'

export const DataExport = z.object({
  /** Null without an export. */
  requestedAt: z.nullable(Instant),
  /** Until when it can be downloaded; null while it is being created. */
  availableUntil: z.nullable(Instant),
})
export type DataExport = z.infer<typeof DataExport>

export const getDataExport = query('user-management/get-data-export-query', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: DataExport,
})

/** A job creates it; a mail says when it is ready. Repeating the call meanwhile changes nothing. */
export const requestDataExport = command('user-management/request-data-export-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [getDataExport],
})

/** The ZIP, while it is stored. */
export const getDataExportFile = download('user-management/get-data-export-file-query', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
})
