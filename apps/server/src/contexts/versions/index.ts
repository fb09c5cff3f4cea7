export { publishedVersion } from './database/tables.ts'
export { loadDestinations } from './destinations.ts'
export { exportOwnVersions } from './export-own-data.ts'
export { describedVersions, isPublishedOnSave, VERSIONS, versionColumns } from './list-versions.ts'
export { countOpenFields } from './open-fields.ts'
export { outlineOf, revisionOfItem } from './outlines.ts'
export { publishItems, publishLockedItems } from './publish-items.ts'
export { isCurrentVersionOf, publishedTitles } from './published-titles.ts'
export { writeRows } from './restored-rows.ts'
export {
  type Compared,
  type ComparedPart,
  changedFields,
  comparedParts,
  isDifferent,
} from './rules/differences.ts'
export { imagesIn, rowFrom, rowsFrom, type Snapshot, type VersionedRow } from './snapshot.ts'
