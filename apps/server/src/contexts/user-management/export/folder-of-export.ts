import { randomUUID } from 'node:crypto'

/** Where an app's exports are kept. */
export const exportsFolder = (appId: string): string => `${appId}/exports`

/** A folder of its own for each export: what a killed worker left half written there goes with it. */
export const folderOfExport = (appId: string, dataExportId: string): string =>
  `${exportsFolder(appId)}/${dataExportId}`

/** Another file for each try, because a key's bytes never change. */
export const newExportKey = (appId: string, dataExportId: string): string =>
  `${folderOfExport(appId, dataExportId)}/${randomUUID()}.zip`
