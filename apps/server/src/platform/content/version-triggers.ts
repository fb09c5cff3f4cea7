import { type Trigger, triggerAtCommit } from '../database/migration/triggers.ts'

/** The functions of `resolver` that publish saved content, each with the tables whose writes trigger it. */
export type VersionTriggers = Readonly<Record<string, readonly string[]>>

/** By their names they run after the one that locks the content version, and before those of the search index. */
export const versionTriggers = (declaredTriggers: VersionTriggers): Trigger[] =>
  Object.entries(declaredTriggers).flatMap(([name, tables]) =>
    tables.map((table) => triggerAtCommit(name, table, `resolver.${name}('${table}')`)),
  )
