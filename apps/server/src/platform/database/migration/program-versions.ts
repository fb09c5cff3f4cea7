import { createHash } from 'node:crypto'
import type pg from 'pg'
import { FUNCTIONS_VERSION } from '../function-schemas.ts'
import { LOGIN_ROLES, ROLES } from '../roles.ts'
import { FUNCTION_OWNERS, SHARED_SCHEMAS, settingsOf } from './ensure-roles.ts'
import { createPolicy, expectedGrants, expectedPolicies, grantOn } from './protection.ts'
import type { RequiredDatabase } from './required-database.ts'
import type { OwnFunction } from './stored-functions.ts'
import { triggerFact } from './triggers.ts'

/** A program that has recorded no process for this time is not expected to return. */
const FORGOTTEN_AFTER = '30 days'

/** The functions from before there were versions, whose schemas have none in their names. */
const BEFORE_VERSIONS = ''

const KINDS = Object.keys(FUNCTION_OWNERS).join('|')

/** Identifies what a program needs in the database, apart from its migrations. */
export const hashOfRequired = ({ tables, functions, triggers }: RequiredDatabase): string => {
  const parts = [
    FUNCTIONS_VERSION,
    ...expectedGrants(tables).map(grantOn),
    ...expectedPolicies(tables).map((policy) => createPolicy(policy, policy.name, policy.table)),
    ...functions.map(({ kind, name, mayRun, source }) => `${kind}.${name} ${mayRun} ${source}`),
    ...triggers.map(triggerFact),
    ...LOGIN_ROLES.map((role) => JSON.stringify(settingsOf(role))),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

export const currentRole = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ role: string }>('SELECT session_user::text AS role')
  return rows[0]?.role ?? ''
}

/** Runs work as a role that may write these tables, which the role that prepares the database may not. */
export const asKeeper = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query(`SET ROLE ${ROLES.resolver}`)
  const done = await work()
  await client.query('RESET ROLE')
  return done
}

export type ProgramVersion = { required: string; functions: string; facts: string[]; prepared_by: string }

/** False while the table, or its rules, do not exist yet. */
export const mayRead = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ may: boolean | null }>(
    `SELECT has_table_privilege(to_regclass($1), 'SELECT') AS may`,
    [table],
  )
  return rows[0]?.may === true
}

/** Newest first; the first one determines the shared objects. Empty in a database that has no list yet. */
const readVersions = async (client: pg.ClientBase): Promise<ProgramVersion[]> => {
  if (!(await mayRead(client, 'public.program_version'))) return []
  const { rows } = await client.query<ProgramVersion>(
    'SELECT required, functions, facts, prepared_by FROM public.program_version ORDER BY prepared_at DESC',
  )
  return rows
}

/** Whether a fact is about the schemas of a version's functions. */
const isAbout = (functions: string): ((fact: string) => boolean) => {
  const suffix = functions === BEFORE_VERSIONS ? '(?![_\\w])' : `_${functions}\\b`
  const pattern = new RegExp(`^function (${KINDS})${suffix}|\\b(on|schema) (${KINDS})${suffix}`)
  return (fact) => pattern.test(fact)
}

/** The facts about the functions of a program whose processes may still run. */
const factsOfFunctions = ({ functions, facts }: ProgramVersion): string[] => facts.filter(isAbout(functions))

export const factsOfOtherVersions = async (client: pg.ClientBase): Promise<string[]> =>
  (await asKeeper(client, () => readVersions(client)))
    .filter(({ functions }) => functions !== FUNCTIONS_VERSION)
    .flatMap(factsOfFunctions)

/** Roles that still may run a function from before there were versions. */
const CALLERS = new RegExp(`^(${ROLES.runtime}|${ROLES.platform}) may (EXECUTE|USAGE) on `)
const OF_OWNERS = new RegExp(`^(function|schema) \\S+ (of|belongs to) (${Object.values(ROLES).join('|')})\\b`)

const isOf =
  (functions: readonly OwnFunction[]) =>
  (fact: string): boolean =>
    functions.some(
      ({ schema, name }) =>
        fact.includes(` ${schema}.${name}(`) || fact.startsWith(`function ${schema}.${name} `),
    )

/**
 * Records the functions from before there were versions, so that the processes that call them can work until they
 * end.
 * @param unexpected facts that this version does not need
 * @returns those of them that stay
 */
export const keepFormerFunctions = async (
  client: pg.ClientBase,
  { functions }: RequiredDatabase,
  unexpected: readonly string[],
): Promise<string[]> => {
  const isOwn = isOf(functions)
  const facts = unexpected
    .filter((fact) => !isOwn(fact))
    .filter(isAbout(BEFORE_VERSIONS))
    .filter((fact) => CALLERS.test(fact) || OF_OWNERS.test(fact))
  if (facts.length === 0) return []
  return asKeeper(client, async () => {
    if ((await readVersions(client)).length > 0) return []
    await client.query(
      `INSERT INTO public.program_version (required, functions, facts, prepared_by, prepared_at, last_used_at)
     VALUES ('before versions', $1, $2, session_user, now(), now())`,
      [BEFORE_VERSIONS, facts],
    )
    return facts
  })
}

/** Records that the database matches this program's needs. */
export const recordVersion = async (
  client: pg.ClientBase,
  required: string,
  facts: readonly string[],
): Promise<void> => {
  await asKeeper(client, () =>
    client.query(
      `INSERT INTO public.program_version AS v (required, functions, facts, prepared_by, prepared_at, last_used_at)
     VALUES ($1, $2, $3, session_user, clock_timestamp(), now())
     ON CONFLICT (required) DO UPDATE SET facts = excluded.facts, prepared_by = excluded.prepared_by,
       prepared_at = excluded.prepared_at, last_used_at = excluded.last_used_at`,
      [required, FUNCTIONS_VERSION, facts],
    ),
  )
}

/**
 * How the database differs from how it was prepared, for this program or after it for another one; null when it was
 * never prepared for this one.
 */
export const findChanges = async (
  client: pg.ClientBase,
  required: string,
  findFacts: (migratingRole: string) => Promise<Set<string>>,
): Promise<{ gaps: string[]; facts: Set<string> } | null> => {
  const versions = await readVersions(client)
  const [latest] = versions
  if (!latest || !versions.some((version) => version.required === required)) return null
  const facts = await findFacts(latest.prepared_by)
  const others = versions.flatMap(factsOfFunctions)
  const expected = new Set([...latest.facts, ...others])
  return {
    facts,
    gaps: [
      ...[...expected].filter((fact) => !facts.has(fact)).map((fact) => `missing: ${fact}`),
      ...[...facts].filter((fact) => !expected.has(fact)).map((fact) => `unexpected: ${fact}`),
    ],
  }
}

/** Rights of this program that another one has revoked when it prepared the database later. */
export const findLostRights = ({ tables }: RequiredDatabase, facts: ReadonlySet<string>): string[] =>
  expectedGrants(tables)
    .flatMap(({ role, verb, table, columns }) =>
      (columns?.map((column) => ` (${column})`) ?? ['']).map(
        (column) => `${role} may ${verb} on public.${table}${column}`,
      ),
    )
    .filter((fact) => !facts.has(fact))

/** Records that a process of this program runs: at most once a day, by the role for work across tenants. */
export const recordUse = async (client: Pick<pg.ClientBase, 'query'>, required: string): Promise<void> => {
  await client.query(
    `UPDATE public.program_version SET last_used_at = now() WHERE required = $1 AND last_used_at < now() - interval '1 day'`,
    [required],
  )
}

/** Drops the functions that only a forgotten program calls. */
const dropFunctions = async (client: pg.ClientBase, version: ProgramVersion): Promise<void> => {
  const isFormer = version.functions === BEFORE_VERSIONS
  const names = factsOfFunctions(version).flatMap((fact) => {
    const [, schema = '', name = ''] = /^function (\w+)\.(\w+) of/.exec(fact) ?? []
    return schema ? [{ schema, name }] : []
  })
  for (const [kind, owner] of Object.entries(FUNCTION_OWNERS)) {
    const schema = isFormer ? kind : `${kind}_${version.functions}`
    const { rows } = await client.query<{ signature: string }>(
      `SELECT oid::regprocedure::text AS signature FROM pg_proc
       WHERE pronamespace = to_regnamespace($1) AND proname = ANY ($2)`,
      [schema, names.filter((one) => one.schema === schema).map(({ name }) => name)],
    )
    await client.query(`SET LOCAL ROLE ${owner}`)
    for (const { signature } of rows) await client.query(`DROP FUNCTION ${signature}`)
    if (isFormer && kind in SHARED_SCHEMAS)
      await client.query(`REVOKE ALL ON SCHEMA ${schema} FROM ${ROLES.runtime}, ${ROLES.platform}`)
    else await client.query(`DROP SCHEMA IF EXISTS ${schema}`)
    await client.query('RESET ROLE')
  }
}

/**
 * Removes programs that are not expected to return, and the functions that only they call, in the caller's
 * transaction.
 */
export const removeForgottenVersions = async (client: pg.ClientBase, required: string): Promise<void> => {
  const [forgotten, remainingPrograms] = await asKeeper(client, async () => {
    const { rows } = await client.query<ProgramVersion>(
      `DELETE FROM public.program_version WHERE required <> $1 AND last_used_at < now() - interval '${FORGOTTEN_AFTER}'
       RETURNING required, functions, facts, prepared_by`,
      [required],
    )
    return [rows, await readVersions(client)]
  })
  const living = new Set(remainingPrograms.map(({ functions }) => functions))
  const dropped = new Map(
    forgotten
      .filter(({ functions }) => !living.has(functions))
      .map((version) => [version.functions, version]),
  )
  for (const version of dropped.values()) await dropFunctions(client, version)
}

/** Whether the database was prepared for a program, and for no other one since then. */
export const isPreparedFor = async (client: pg.ClientBase, required: string): Promise<boolean> =>
  (await asKeeper(client, () => readVersions(client)))[0]?.required === required
