export { clusterPaths } from './cluster.ts'
export { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
export { findRunningDatabase } from './running-database.ts'
