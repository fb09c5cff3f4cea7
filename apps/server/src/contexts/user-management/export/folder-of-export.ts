import { randomUUID } from 'node:crypto'

/** A folder of its own for each export: what a killed worker left half written there goes with it. */
export const folderOfExport = (appId: string, dataExportId: string): string =>
  `${appId}/exports/${dataExportId}`

/** Another file for each try, because a key's bytes never change. */
export const newExportKey = (appId: string, dataExportId: string): string =>
  `${folderOfExport(appId, dataExportId)}/${randomUUID()}.zip`
