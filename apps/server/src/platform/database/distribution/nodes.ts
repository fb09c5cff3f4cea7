import pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'

/** The machines that hold shards; the coordinator is not among them. */
export type Nodes = { names: string[]; onEach: (text: string) => Promise<string[]> }

const requireCitus = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ is_superuser: boolean; has_citus: boolean }>(
    `SELECT rolsuper AS is_superuser, EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS has_citus
     FROM pg_roles WHERE rolname = current_user`,
  )
  if (!rows[0]?.has_citus)
    throw new StartError('This database has no extension "citus": create it here and on every node.')
  if (!rows[0].is_superuser)
    throw new StartError(
      'The address of the coordinator must name a superuser: nodes get roles and functions.',
    )
}

const namesOfNodes = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; has_metadata: boolean; is_here: boolean }>(
    `SELECT nodename || ':' || nodeport AS name, hasmetadata AND metadatasynced AS has_metadata,
       groupid = (SELECT groupid FROM pg_dist_local_group) AS is_here
     FROM pg_dist_node WHERE noderole = 'primary' AND isactive ORDER BY nodeid`,
  )
  if (!rows.some(({ is_here }) => is_here))
    throw new StartError(
      'The coordinator does not know its own address: call "SELECT citus_set_coordinator_host(…)" in this database.',
    )
  const nodes = rows.filter(({ is_here }) => !is_here)
  if (nodes.length === 0)
    throw new StartError(
      'The coordinator knows no node: call "SELECT citus_add_node(…)" for each in this database.',
    )
  const without = nodes.filter(({ has_metadata }) => !has_metadata).map(({ name }) => name)
  if (without.length > 0)
    throw new StartError(
      `The nodes ${without.join(', ')} have no metadata, which triggers on shards need: call "SELECT start_metadata_sync_to_all_nodes()".`,
    )
  return nodes.map(({ name }) => name)
}

/**
 * The nodes of the database's cluster.
 *
 * @param client a superuser on the coordinator
 * @throws StartError when it is no coordinator with nodes; `onEach` also with the message of a node that failed
 */
export const findNodes = async (client: pg.ClientBase): Promise<Nodes> => {
  await requireCitus(client)
  const names = await namesOfNodes(client)
  const onEach = async (text: string): Promise<string[]> => {
    const { rows } = await client.query<{ name: string; success: boolean; result: string }>(
      `SELECT nodename || ':' || nodeport AS name, success, result FROM run_command_on_workers($1)`,
      [text],
    )
    for (const { name, success, result } of rows)
      if (!success) throw new StartError(`The node ${name} refused a step: ${result}`)
    return rows.map(({ result }) => result)
  }
  return { names, onEach }
}

/** A block that a node runs in one transaction, without involving other nodes. */
export const asBlock = (statements: readonly string[]): string =>
  `DO ${pg.escapeLiteral(`BEGIN
SET LOCAL citus.enable_ddl_propagation = off;
${statements.join('\n')}
END`)}`
