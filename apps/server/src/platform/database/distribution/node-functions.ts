import pg from 'pg'
import type { OwnFunction } from '../migration/stored-functions.ts'
import { ROLES } from '../roles.ts'
import { asBlock, type Nodes } from './nodes.ts'

type Schema = { name: string; owner: string; grants: string | null }
type StoredFunction = {
  signature: string
  owner: string
  grants: string | null
  definition: string
  state: string
}

const OWNERS = Object.values(ROLES)
  .map((role) => `'${role}'`)
  .join(', ')

/** Grants in one form on all machines: without the owner's own rights, and only for the product's roles. */
const granteesOf = (acl: string, kind: 'n' | 'f', owner: string) =>
  `(SELECT string_agg(g.role, ', ' ORDER BY g.role) FROM (
     SELECT DISTINCT CASE x.grantee WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(x.grantee) END AS role
     FROM aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) x WHERE x.grantee <> ${owner}) g)`

/** The schemas of our roles, with any version in their names; the queue's are used on the coordinator alone. */
const SCHEMAS = `SELECT n.nspname AS name, pg_get_userbyid(n.nspowner) AS owner, ${granteesOf('n.nspacl', 'n', 'n.nspowner')} AS grants
  FROM pg_namespace n WHERE pg_get_userbyid(n.nspowner) IN (${OWNERS}) AND n.nspname NOT IN ('pgboss', 'drizzle')`

const FUNCTIONS = `SELECT p.oid::regprocedure::text AS signature, pg_get_userbyid(p.proowner) AS owner,
    ${granteesOf('p.proacl', 'f', 'p.proowner')} AS grants, pg_get_functiondef(p.oid) AS definition,
    md5(concat_ws('|', pg_get_functiondef(p.oid), pg_get_userbyid(p.proowner), ${granteesOf('p.proacl', 'f', 'p.proowner')})) AS state
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE pg_get_userbyid(p.proowner) IN (${OWNERS}) AND n.nspname NOT IN ('pgboss', 'drizzle') AND n.nspname !~ '^pg_'`

/** Functions need them, and Citus does not derive that from any table. */
const EXTENSIONS = `SELECT quote_ident(e.extname) AS name, quote_ident(n.nspname) AS schema
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname !~ '^(citus|plpgsql)'`

const OF_SCHEMA = 'schema '

/** The schemas and functions of a machine, by name. */
const STATES = `SELECT coalesce(json_object_agg(s.name, s.state), '{}') FROM (
  SELECT 'extension ' || e.name AS name, e.schema AS state FROM (${EXTENSIONS}) e UNION ALL
  SELECT '${OF_SCHEMA}' || s.name AS name, md5(concat_ws('|', s.owner, s.grants)) AS state FROM (${SCHEMAS}) s
  UNION ALL SELECT f.signature, f.state FROM (${FUNCTIONS}) f) s`

type States = Readonly<Record<string, string>>

const othersThan = (owner: string): string =>
  ['PUBLIC', ...Object.values(ROLES).filter((role) => role !== owner)].join(', ')

const createSchema = ({ name, owner, grants }: Schema): string[] => {
  const schema = pg.escapeIdentifier(name)
  return [
    `CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner};`,
    `REVOKE ALL ON SCHEMA ${schema} FROM ${othersThan(owner)};`,
    ...(grants ? [`GRANT USAGE ON SCHEMA ${schema} TO ${grants};`] : []),
  ]
}

type ToCreate = Pick<StoredFunction, 'signature' | 'owner' | 'grants' | 'definition'>

/** Replaces functions in place where that is possible, so that triggers on shards keep theirs. */
const createFunction = ({ signature, owner, grants, definition }: ToCreate): string[] => [
  `SET LOCAL ROLE ${owner};`,
  `BEGIN EXECUTE ${pg.escapeLiteral(definition)};`,
  `EXCEPTION WHEN invalid_function_definition THEN DROP FUNCTION ${signature}; EXECUTE ${pg.escapeLiteral(definition)}; END;`,
  `REVOKE ALL ON FUNCTION ${signature} FROM ${othersThan(owner)};`,
  ...(grants ? [`GRANT EXECUTE ON FUNCTION ${signature} TO ${grants};`] : []),
  'RESET ROLE;',
]

const bodyOf = (definition: string): string => /\bAS \$\$(.*)\$\$;?\s*$/s.exec(definition)?.[1] ?? ''

const BODIES = `SELECT coalesce(json_object_agg(n.nspname || '.' || p.proname, p.prosrc), '{}')
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE pg_get_userbyid(p.proowner) IN (${OWNERS})`

/** This version's functions that some node lacks, or has with another text. */
const missingOnNodes = async (
  functions: readonly OwnFunction[],
  { onEach }: Nodes,
): Promise<OwnFunction[]> => {
  const there = (await onEach(BODIES)).map((text) => JSON.parse(text) as Record<string, string>)
  return functions.filter(({ schema, name, create }) =>
    there.some((bodies) => bodies[`${schema}.${name}`] !== bodyOf(create())),
  )
}

/**
 * Creates this version's functions on the nodes before the coordinator has them: a trigger that a version adds is
 * created on shards together with that of the table.
 */
export const bringNewFunctionsToNodes = async (
  functions: readonly OwnFunction[],
  nodes: Nodes,
): Promise<void> => {
  const missing = await missingOnNodes(functions, nodes)
  const schemas = new Map(missing.map(({ schema, owner }) => [schema, owner]))
  const statements = [
    ...[...schemas].map(([schema, owner]) => `CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${owner};`),
    ...missing.flatMap(({ schema, name, owner, mayRun, create }) =>
      createFunction({
        signature: `${schema}.${name}`,
        owner,
        grants: mayRun.join(', ') || null,
        definition: create().replace(/^CREATE FUNCTION/, 'CREATE OR REPLACE FUNCTION'),
      }),
    ),
  ]
  if (statements.length > 0) await nodes.onEach(asBlock(statements))
}

/** The differences of the nodes: functions and schemas to create, and those that the coordinator no longer has. */
export const compareFunctions = async (
  client: pg.ClientBase,
  { onEach }: Nodes,
): Promise<{ differing: string[]; superfluous: string[] }> => {
  const { rows } = await client.query<{ states: States }>(`SELECT (${STATES}) AS states`)
  const here = rows[0]?.states ?? {}
  const there = (await onEach(STATES)).map((text) => JSON.parse(text) as States)
  return {
    differing: Object.keys(here).filter((name) => there.some((states) => states[name] !== here[name])),
    superfluous: [...new Set(there.flatMap((states) => Object.keys(states)))].filter(
      (name) => !(name in here) && !name.startsWith('extension '),
    ),
  }
}

/** Makes the stored functions on each node as they are on the coordinator. */
export const bringFunctionsToNodes = async (client: pg.ClientBase, nodes: Nodes): Promise<void> => {
  const { differing, superfluous } = await compareFunctions(client, nodes)
  const schemas = (await client.query<Schema>(SCHEMAS)).rows
  const extensions = (await client.query<{ name: string; schema: string }>(EXTENSIONS)).rows
  const functions = (await client.query<StoredFunction>(FUNCTIONS)).rows
  const statements = [
    ...extensions
      .filter(({ name }) => differing.includes(`extension ${name}`))
      .map(({ name, schema }) => `CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA ${schema};`),
    ...schemas.filter(({ name }) => differing.includes(OF_SCHEMA + name)).flatMap(createSchema),
    ...functions.filter(({ signature }) => differing.includes(signature)).flatMap(createFunction),
    ...superfluous
      .filter((name) => !name.startsWith(OF_SCHEMA))
      .map((signature) => `DROP FUNCTION IF EXISTS ${signature};`),
    ...superfluous
      .filter((name) => name.startsWith(OF_SCHEMA))
      .map((name) => `DROP SCHEMA IF EXISTS ${pg.escapeIdentifier(name.slice(OF_SCHEMA.length))};`),
  ]
  if (statements.length > 0) await nodes.onEach(asBlock(statements))
}
