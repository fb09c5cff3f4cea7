import type pg from 'pg'
import { ROLES } from '../roles.ts'
import type { Tables } from '../table-access.ts'
import { FUNCTION_SCHEMAS } from './ensure-roles.ts'
import { createPolicy, expectedGrants, expectedPolicies } from './protection.ts'
import type { RequiredDatabase } from './required-database.ts'
import { callersOf, type OwnFunction } from './stored-functions.ts'
import { timeOrderedIdFunctions } from './time-ordered-ids.ts'
import { triggerFact } from './triggers.ts'

/**
 * Whether the operator has declared that the tables' owner can log in, as a distributed database may need.
 * Declared by `ALTER DATABASE … SET wohlauf.owner_logs_in = 'on'`, which none of our roles may run.
 */
const mayOwnerLogIn = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ may: boolean | null }>(
    `SELECT current_setting('wohlauf.owner_logs_in', true) = 'on' AS may`,
  )
  return rows[0]?.may === true
}

/** The facts that `self-check.sql` must find, in its notation. */
export const expectedFacts = async (
  client: pg.ClientBase,
  { tables, functions, triggers }: RequiredDatabase,
): Promise<string[]> => {
  return [
    ...Object.keys(tables).map(
      (table) => `table public.${table} belongs to ${ROLES.owner}, row-level security forced`,
    ),
    ...expectedGrants(tables).flatMap(({ role, verb, table, columns }) =>
      (columns?.map((column) => ` (${column})`) ?? ['']).map(
        (column) => `${role} may ${verb} on public.${table}${column}`,
      ),
    ),
    ...[ROLES.runtime, ROLES.platform, ROLES.jobs].map((role) => `role ${role}: logs in`),
    ...[ROLES.resolver, ROLES.lookups, ROLES.search].map((role) => `role ${role}: logs in nowhere`),
    `role ${ROLES.owner}: logs in${(await mayOwnerLogIn(client)) ? '' : ' nowhere'}`,
    ...Object.entries(FUNCTION_SCHEMAS).flatMap(([schema, owner]) => [
      `schema ${schema} belongs to ${owner}`,
      ...callersOf(functions, schema).map((role) => `${role} may USAGE on schema ${schema}`),
    ]),
    `schema pgboss belongs to ${ROLES.jobs}`,
    `schema drizzle belongs to ${ROLES.owner}`,
    `${ROLES.owner} may CREATE on schema public`,
    ...[ROLES.owner, ROLES.runtime, ROLES.platform, ROLES.resolver, ROLES.lookups, ROLES.search].map(
      (role) => `${role} may USAGE on schema public`,
    ),
    ...triggers.map(triggerFact),
    ...(await expectedFunctions(client, [...functions, ...(await timeOrderedIdFunctions(client))])),
    ...(await expectedPolicyFacts(client, tables)),
  ]
}

type FoundFunction = { schema: string; name: string; args: string; owner: string; definition: string }

const findFunctions = async (client: pg.ClientBase, schemas: string): Promise<FoundFunction[]> => {
  const { rows } = await client.query<FoundFunction>(
    `SELECT n.nspname AS schema, p.proname AS name, pg_get_function_identity_arguments(p.oid) AS args,
       pg_get_userbyid(p.proowner) AS owner,
       concat_ws(' ', pg_get_function_arguments(p.oid), 'returns', pg_get_function_result(p.oid), l.lanname,
         p.provolatile, p.prokind, p.proparallel, CASE WHEN p.prosecdef THEN 'with its owner''s rights' END,
         CASE WHEN p.proleakproof THEN 'leakproof' END, CASE WHEN p.proisstrict THEN 'strict' END, p.proconfig,
         'body', md5(p.prosrc)) AS definition
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace JOIN pg_language l ON l.oid = p.prolang
     WHERE ${schemas} AND NOT EXISTS (SELECT FROM pg_depend d
       WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`,
  )
  return rows
}

const functionFact = ({ schema, name, owner, definition }: FoundFunction) =>
  `function ${schema}.${name} of ${owner} is ${definition}`

export const foundFunctions = async (client: pg.ClientBase): Promise<string[]> =>
  (
    await findFunctions(
      client,
      `n.nspname ~ '^(public|(resolver|lookups|search|jobs|writes)(_[0-9a-f]{8})?)$'`,
    )
  ).map(functionFact)

/** Creates them once more beside the real ones, so that PostgreSQL itself prints both definitions. */
const expectedFunctions = async (
  client: pg.ClientBase,
  functions: readonly OwnFunction[],
): Promise<string[]> => {
  for (const { create } of functions) await client.query(create('pg_temp'))
  const copies = await findFunctions(client, 'n.oid = pg_my_temp_schema()')
  for (const { name, args } of copies) await client.query(`DROP FUNCTION pg_temp.${name}(${args})`)
  return functions.flatMap(({ schema, owner, name, mayRun }) =>
    copies
      .filter((copy) => copy.name === name)
      .flatMap((copy) => [
        functionFact({ ...copy, schema, owner }),
        ...mayRun.map((role) => `${role} may EXECUTE on ${schema}.${name}(${copy.args})`),
      ]),
  )
}

type FoundPolicy = { table: string; definition: string }

const findPolicies = async (client: pg.ClientBase, tables: string): Promise<FoundPolicy[]> => {
  const { rows } = await client.query<FoundPolicy>(
    `SELECT c.relname AS "table", format('policy %s: %s %s to %s using %s check %s', p.polname,
       CASE WHEN p.polpermissive THEN 'permissive' ELSE 'restrictive' END, p.polcmd,
       (SELECT string_agg(CASE r WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(r) END, ', ' ORDER BY r) FROM unnest(p.polroles) r),
       coalesce(pg_get_expr(p.polqual, c.oid), 'nothing'), coalesce(pg_get_expr(p.polwithcheck, c.oid), 'nothing')) AS definition
     FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid WHERE ${tables}`,
  )
  return rows
}

const policyFact = ({ table, definition }: FoundPolicy) => `table ${table} has the ${definition}`

export const foundPolicies = async (client: pg.ClientBase): Promise<string[]> =>
  (await findPolicies(client, `c.relnamespace = 'public'::regnamespace`)).map(policyFact)

/** Creates them once more on empty tables of the same shape, so that PostgreSQL itself prints their conditions. */
const expectedPolicyFacts = async (client: pg.ClientBase, tables: Tables): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  )
  const there = rows.map(({ name }) => name).filter((name) => name in tables)
  if (there.length === 0) return []
  const policies = expectedPolicies(tables).filter(({ table }) => there.includes(table))
  await client.query(there.map((name) => `CREATE TEMP TABLE ${name} (LIKE public.${name});`).join('\n'))
  await client.query(
    policies.map((policy) => createPolicy(policy, policy.name, `pg_temp.${policy.table}`)).join('\n'),
  )
  const copies = await findPolicies(client, 'c.relnamespace = pg_my_temp_schema()')
  await client.query(`DROP TABLE ${there.map((name) => `pg_temp.${name}`).join(', ')}`)
  return copies.map(policyFact)
}
