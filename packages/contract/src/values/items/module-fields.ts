import * as z from 'zod/mini'

/** At least 0 (specification, section 5); at most what the database's column can hold. */
export const ModuleNumber = z.int().check(z.gte(0), z.lte(100_000))

/** Null to calculate them (`rules/reading-minutes.ts`). */
export const MinutesOverride = z.nullable(z.int().check(z.gte(1), z.lte(120)))
