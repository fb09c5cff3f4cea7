import { command, download, query } from '../operation.ts'
import { DataExport } from '../values/accounts/data-export.ts'
import { EmptyObject } from '../values/values.ts'

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
