import { deriveKey } from '../base/secrets/derive-key.ts'

/** Three of them log in; the others own tables and functions. */
export const ROLES = {
  /** Owns everything, and cannot log in. */
  owner: 'wohlauf_owner',
  /** Owns the functions of the schema `resolver`, which find a session and see all tenants. */
  resolver: 'wohlauf_resolver',
  /**
   * Owns the functions of the schema `lookups`: facts about rows of the bound tenant that their caller may not read. Each
   * takes only the proof that entitles its caller to the answer, and returns as little as possible.
   */
  lookups: 'wohlauf_lookups',
  /** Owns the functions that maintain the search index. */
  search: 'wohlauf_search',
  /** Serves tenants, under row-level security. */
  runtime: 'wohlauf_runtime',
  /** For work across tenants. */
  platform: 'wohlauf_platform',
  /** Owns the queue, and sees nothing else. */
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
