import { deriveKey } from '../base/secrets/derive-key.ts'

/**
 * `owner` owns everything and cannot log in; `runtime` serves tenants, under row-level security; `platform` is for
 * work across tenants; `jobs` owns the queue and sees nothing else. The others own the functions of the schemas of
 * their names: `resolver` finds a session, and works over all tenants; `lookups` returns facts about rows of the
 * bound tenant that a transaction may not read itself; `search` maintains the search index. Each function of
 * `lookups` takes exactly the proof that entitles to the answer and returns as little as possible. Its first
 * argument is the tenant, so that a distributed database runs it on one machine. All are in plpgsql: their
 * statements are planned once per connection.
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

/** Derived, so that every process with the same secret key can reach the database without a further secret. */
export const passwordOf = (role: LoginRole, secretKey: string): string =>
  deriveKey(secretKey, 'database-role', role).toString('hex')

export const urlFor = (adminUrl: string, role: LoginRole, secretKey: string): string => {
  const url = new URL(adminUrl)
  url.username = role
  url.password = passwordOf(role, secretKey)
  return url.href
}
