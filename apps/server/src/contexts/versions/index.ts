export { publishedVersion } from './database/tables.ts'
export { exportOwnVersions } from './export-own-data.ts'
export { rowFrom, rowsFrom, type Snapshot, type VersionedRow } from './snapshot.ts'
