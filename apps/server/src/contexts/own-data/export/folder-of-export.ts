import { randomUUID } from 'node:crypto'

export const exportsFolder = (appId: string): string => `${appId}/exports`

/** Each export has its own folder: incomplete files of a killed worker are deleted with it. */
export const folderOfExport = (appId: string, dataExportId: string): string =>
  `${exportsFolder(appId)}/${dataExportId}`

/** Each attempt gets another file, because a key's bytes never change. */
export const newExportKey = (appId: string, dataExportId: string): string =>
  `${folderOfExport(appId, dataExportId)}/${randomUUID()}.zip`
