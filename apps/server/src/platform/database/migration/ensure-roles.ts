import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { keyIdOf } from '../../base/secrets/derive-key.ts'
import { SCHEMAS } from '../function-schemas.ts'
import { LOGIN_ROLES, type LoginRole, passwordOf, ROLES } from '../roles.ts'
import { keepKeyId, lockRoles, readKeptKeyId } from './kept-key-id.ts'

const LOGINS = LOGIN_ROLES.join(', ')

/** Sets each role's password, derived from the secret key, and the key's id, in the caller's transaction. */
export const setPasswords = async (client: pg.Client, secretKey: string): Promise<void> => {
  for (const role of LOGIN_ROLES)
    await client.query(`ALTER ROLE ${role} PASSWORD '${passwordOf(role, secretKey)}'`)
  await keepKeyId(client, keyIdOf(secretKey))
}

const createMissing = async (client: pg.Client): Promise<void> => {
  const existing = await client.query<{ rolname: string }>(
    'SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)',
    [Object.values(ROLES)],
  )
  const isThere = (role: string) => existing.rows.some((row) => row.rolname === role)
  for (const role of [ROLES.owner, ROLES.resolver, ROLES.lookups, ROLES.search])
    if (!isThere(role)) await client.query(`CREATE ROLE ${role} NOLOGIN NOINHERIT`)
  for (const role of LOGIN_ROLES) if (!isThere(role)) await client.query(`CREATE ROLE ${role} NOINHERIT`)
}

/** Another key would change the passwords, and lock out every process that runs with the current one. */
export const refuseOtherKey = async (client: pg.Client, secretKey: string): Promise<void> => {
  const [storedKeyId, ownKeyId] = [await readKeptKeyId(client), keyIdOf(secretKey)]
  if (storedKeyId !== null && storedKeyId !== ownKeyId)
    throw new StartError(
      `The database belongs to the secret key ${storedKeyId}, and this one is ${ownKeyId}: set SECRET_KEY, or DATA_DIR with its secrets.json, to the one it was started with, or replace that one with "npm run secret-key:rotate". Nothing was changed.`,
    )
}

export const settingsOf = (role: LoginRole): Readonly<Record<string, string>> => ({
  // The queue's own maintenance covers all jobs.
  statement_timeout: role === ROLES.jobs ? '60s' : '5s',
  lock_timeout: '2s',
  // Every hot statement is prepared and looks up by keys: planning it again for each value costs more than it gains.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  idle_in_transaction_session_timeout: '10s',
})

/**
 * The kinds of functions. The schemas of each kind contain nothing else. Functions of `writes` run with their caller's rights, all
 * others with their owner's, who owns nothing else.
 */
export const FUNCTION_OWNERS = {
  resolver: ROLES.resolver,
  lookups: ROLES.lookups,
  search: ROLES.search,
  jobs: ROLES.jobs,
  writes: ROLES.owner,
} as const

export type FunctionKind = keyof typeof FUNCTION_OWNERS

/**
 * The schemas that all versions share, beside `public`, with their owners. The functions of `resolver` and `search` are those
 * that triggers run.
 */
export const SHARED_SCHEMAS = { resolver: ROLES.resolver, search: ROLES.search, pgboss: ROLES.jobs } as const

/** The schemas of functions that this version needs, with their owners. */
export const FUNCTION_SCHEMAS: Readonly<Record<string, string>> = {
  resolver: SHARED_SCHEMAS.resolver,
  search: SHARED_SCHEMAS.search,
  ...Object.fromEntries(
    Object.entries(FUNCTION_OWNERS).map(([kind, owner]) => [SCHEMAS[kind as FunctionKind], owner]),
  ),
}

const setRights = async (client: pg.Client): Promise<void> => {
  // Only a superuser may change this attribute; with another administrator the self-check still verifies it.
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
  )
  const noPowers = rows[0]?.rolsuper ? 'NOSUPERUSER NOCREATEDB NOREPLICATION NOBYPASSRLS' : ''
  for (const role of LOGIN_ROLES) {
    await client.query(`ALTER ROLE ${role} LOGIN NOCREATEROLE ${noPowers}`)
    for (const [name, value] of Object.entries(settingsOf(role)))
      await client.query(`ALTER ROLE ${role} SET ${name} = '${value}'`)
  }
  await client.query(
    `GRANT ${ROLES.owner}, ${ROLES.resolver}, ${ROLES.lookups}, ${ROLES.search}, ${ROLES.jobs} TO CURRENT_USER`,
  )
  const database = (await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name'))
    .rows[0]
  await client.query(`GRANT CREATE, CONNECT, TEMP ON DATABASE ${database?.name} TO ${ROLES.owner}`)
  await client.query(`REVOKE CREATE ON DATABASE ${database?.name} FROM ${ROLES.resolver}`)
  await client.query(`REVOKE TEMP ON DATABASE ${database?.name} FROM PUBLIC`)
  await client.query(`GRANT CONNECT ON DATABASE ${database?.name} TO ${LOGINS}`)
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
  await client.query(`GRANT USAGE, CREATE ON SCHEMA public TO ${ROLES.owner}`)
  await client.query(
    `GRANT USAGE ON SCHEMA public TO ${ROLES.runtime}, ${ROLES.platform}, ${ROLES.resolver}, ${ROLES.lookups}, ${ROLES.search}`,
  )
  for (const [schema, owner] of Object.entries(SHARED_SCHEMAS))
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner}`)
}

/**
 * Works in the caller's transaction.
 * @throws StartError when the database belongs to another secret key
 */
export const ensureRoles = async (client: pg.Client, secretKey: string): Promise<void> => {
  await createMissing(client)
  await lockRoles(client)
  await refuseOtherKey(client, secretKey)
  await setRights(client)
  await setPasswords(client, secretKey)
}
