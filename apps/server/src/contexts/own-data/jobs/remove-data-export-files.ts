import * as z from 'zod/mini'
import { defineLooseJob } from '../../../platform/jobs/job.ts'
import { folderOfExport } from '../export/folder-of-export.ts'

/** The export's row is deleted already; only the id is left. */
export const removeDataExportFiles = defineLooseJob({
  name: 'remove-data-export-files',
  payload: z.object({ dataExportId: z.uuid() }),
  run: ({ payload, appId, services }) =>
    services.storage.removeAll(folderOfExport(appId, payload.dataExportId)),
})
