import { deriveKey } from '../base/secrets/derive-key.ts'

/**
 * The database roles. `owner` owns everything and cannot log in; `resolver` owns the functions that find a
 * session, and others over all tenants (`resolver.sql`, `count-attempt.sql`); `lookups` owns the few that return
 * facts which a transaction may not read itself (`lookups.sql`); `search` owns the functions of the search index
 * (`platform/search`); `runtime` serves tenants, under row-level security; `platform` is for work across tenants;
 * `jobs` owns the queue and sees nothing else.
 */
export const ROLES = {
  owner: 'wohlauf_owner',
  resolver: 'wohlauf_resolver',
  lookups: 'wohlauf_lookups',
  search: 'wohlauf_search',
  runtime: 'wohlauf_runtime',
  platform: 'wohlauf_platform',
  jobs: 'wohlauf_jobs',
} as const

export const LOGIN_ROLES = [ROLES.runtime, ROLES.platform, ROLES.jobs] as const

export type LoginRole = (typeof LOGIN_ROLES)[number]

/**
 * Derived, so that every process with the same secret key can reach the database without a further secret.
 */
export const passwordOf = (role: LoginRole, secretKey: string): string =>
  deriveKey(secretKey, 'database-role', role).toString('hex')

/** The address of the same database for another role. */
export const urlFor = (adminUrl: string, role: LoginRole, secretKey: string): string => {
  const url = new URL(adminUrl)
  url.username = role
  url.password = passwordOf(role, secretKey)
  return url.href
}
