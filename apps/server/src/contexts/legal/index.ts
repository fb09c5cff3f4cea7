export { findShownVersions, findVersionsInForce, type ShownVersions } from './stored-versions.ts'
