import type pg from 'pg'
import { StartError } from '../platform/base/config/start-error.ts'
import { findPlacementGaps } from '../platform/database/distribution/check-placement.ts'
import { delegateFunctions, findUndelegated } from '../platform/database/distribution/delegate-functions.ts'
import {
  bringFunctionsToNodes,
  bringNewFunctionsToNodes,
  compareFunctions,
} from '../platform/database/distribution/node-functions.ts'
import { areRolesOnNodes, bringRolesToNodes } from '../platform/database/distribution/node-roles.ts'
import { findNodes, type Nodes } from '../platform/database/distribution/nodes.ts'
import { findUnplaced, placeTables } from '../platform/database/distribution/place-tables.ts'
import { missingSettings, writeSettings } from '../platform/database/distribution/settings.ts'
import { connectAsAdmin } from '../platform/database/migration/admin-connection.ts'
import { START_WAIT_LIMIT } from '../platform/database/migration/small-steps.ts'
import { ROLES } from '../platform/database/roles.ts'
import { migrate } from './migrate.ts'
import { REQUIRED_DATABASE, TABLES } from './required-database.ts'

type Database = { client: pg.Client; nodes: Nodes; adminUrl: string; secretKey: string }

/**
 * Statements on tables are passed on to the shards; roles, schemas and functions do not, because their owners would have to log in, and the
 * queue stays on the coordinator.
 */
const withoutObjects = (adminUrl: string): string => {
  const url = new URL(adminUrl)
  const options = '-c citus.enable_metadata_sync=off -c citus.enable_unsafe_triggers=on'
  url.searchParams.set('options', [url.searchParams.get('options'), options].filter(Boolean).join(' '))
  return url.href
}

const formatList = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${what} (${names.length}): ${names.join(', ')}`] : []

/** The pending steps, a line each; at least the check. */
const planOf = async ({ client, nodes }: Database): Promise<string[]> => {
  const { reference, distributed } = await findUnplaced(client, TABLES)
  const { differing, superfluous } = await compareFunctions(client, nodes)
  const settings = await missingSettings(client)
  const areTablesMoved = reference.length + distributed.length > 0
  return [
    'prepare the database on the coordinator for this version, where it differs, as "npm run migrate" does',
    ...((await areRolesOnNodes(client, nodes))
      ? []
      : ['create the roles on each node, which let them log in']),
    ...settings.map(
      ({ role, name, value, why }) => `set ${name} to ${value} for ${role ?? 'all roles'}: ${why}`,
    ),
    ...formatList('create on each node, as on the coordinator', differing),
    ...formatList('drop on each node', superfluous),
    ...formatList('copy to each node as reference tables', reference),
    ...formatList('move to the nodes by app_id', distributed),
    ...(areTablesMoved
      ? ['drop the foreign keys of these tables before, and add them again, in one transaction']
      : []),
    ...(areTablesMoved || (await findUndelegated(client)).length > 0
      ? ['run functions on the node of the app that their first parameter names']
      : []),
    'compare the shards with the tables on the coordinator: policies, triggers, keys, indexes, owners and rights',
  ]
}

const hasRoles = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ has: boolean }>(
    `SELECT bool_and(to_regrole(name) IS NOT NULL) AS has FROM unnest($1::text[]) AS name`,
    [Object.values(ROLES)],
  )
  return rows[0]?.has === true
}

const carryOut = async (database: Database): Promise<void> => {
  const { client, nodes, adminUrl, secretKey } = database
  if (await hasRoles(client)) {
    await bringRolesToNodes(client, nodes)
    await bringNewFunctionsToNodes(REQUIRED_DATABASE.functions, nodes)
  }
  await migrate(withoutObjects(adminUrl), secretKey, START_WAIT_LIMIT, { isDistributing: true })
  await bringRolesToNodes(client, nodes)
  await writeSettings(client, nodes)
  await bringFunctionsToNodes(client, nodes)
  await placeTables(client, await findUnplaced(client, TABLES))
  await delegateFunctions(client)
  // Citus creates the objects that tables depend on with the coordinator's state, where owners cannot log in.
  await bringRolesToNodes(client, nodes)
  await bringFunctionsToNodes(client, nodes)
}

const check = async ({ client, nodes }: Database): Promise<string> => {
  const { gaps, shards, facts } = await findPlacementGaps(client, nodes)
  const { differing, superfluous } = await compareFunctions(client, nodes)
  const all = [
    ...gaps,
    ...[...differing, ...superfluous].map((name) => `${name} is not the same on all nodes`),
    ...(await findUndelegated(client)).map((name) => `${name} does not run on the node of its app`),
    ...((await areRolesOnNodes(client, nodes))
      ? []
      : ['the roles of the nodes are not those of the coordinator']),
  ]
  if (all.length > 0) throw new StartError(`The nodes differ from the coordinator: ${all.join('; ')}.`)
  return `Distributed over ${nodes.names.join(', ')}: ${shards} shards have each of the ${facts} policies, triggers, keys, indexes and rights of their tables.`
}

/**
 * Distributes the database over the nodes of a Citus cluster, or the additions of a new version. Requests must not
 * run meanwhile: tables are locked while their rows move.
 * @param adminUrl a superuser on the coordinator
 * @param isPlanOnly whether to change nothing
 * @throws StartError when it is no coordinator, a step fails (tables are moved all or none), or shards lack the
 * protection of their rows
 */
export const distribute = async (
  adminUrl: string,
  secretKey: string,
  tell: (text: string) => void,
  { isPlanOnly = false } = {},
): Promise<string> => {
  const client = await connectAsAdmin(adminUrl)
  client.on('notice', () => {})
  try {
    const database: Database = { client, nodes: await findNodes(client), adminUrl, secretKey }
    const plan = await planOf(database)
    tell([`On ${database.nodes.names.join(', ')}:`, ...plan.map((line) => `- ${line}`)].join('\n'))
    if (isPlanOnly) return 'Nothing was changed.'
    await carryOut(database)
    return await check(database)
  } finally {
    await client.end().catch(() => {})
  }
}
