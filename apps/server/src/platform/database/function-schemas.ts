import { sql } from 'drizzle-orm'

/**
 * The version of the stored functions, derived from their texts by `npm run functions:version`. Each version has
 * schemas of its own, so that no other one changes or drops the functions that a process calls.
 */
export const FUNCTIONS_VERSION = '96d41a26'

/**
 * The schemas of this version's functions, by the names that files of SQL give them. The first argument of a function is
 * the tenant, so that a distributed database runs it on one machine. All are in plpgsql: their statements are planned
 * once for each connection.
 */
export const SCHEMAS = {
  resolver: `resolver_${FUNCTIONS_VERSION}`,
  lookups: `lookups_${FUNCTIONS_VERSION}`,
  search: `search_${FUNCTIONS_VERSION}`,
  jobs: `jobs_${FUNCTIONS_VERSION}`,
  writes: `writes_${FUNCTIONS_VERSION}`,
} as const

/** The same schemas as parts of statements. */
export const schemas = {
  resolver: sql.raw(SCHEMAS.resolver),
  lookups: sql.raw(SCHEMAS.lookups),
  search: sql.raw(SCHEMAS.search),
  jobs: sql.raw(SCHEMAS.jobs),
  writes: sql.raw(SCHEMAS.writes),
}
