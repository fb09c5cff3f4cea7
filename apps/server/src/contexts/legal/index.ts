export { dayOfVersion } from './day-of-version.ts'
export { findShownVersions, findVersionsInForce, type ShownVersions } from './stored-versions.ts'
