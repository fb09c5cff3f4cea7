import pg from 'pg'
import { ROLES } from '../roles.ts'
import { asBlock, type Nodes } from './nodes.ts'

type Role = { name: string; password: string | null; settings: string[] | null }

const findRoles = async (client: pg.ClientBase): Promise<Role[]> => {
  const { rows } = await client.query<Role>(
    `SELECT a.rolname AS name, a.rolpassword AS password, (SELECT s.setconfig FROM pg_db_role_setting s
       WHERE s.setrole = a.oid AND s.setdatabase = 0) AS settings
     FROM pg_authid a WHERE a.rolname = ANY ($1) ORDER BY 1`,
    [Object.values(ROLES)],
  )
  return rows
}

const settingOf = (text: string): [name: string, value: string] => {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}

/**
 * Every role logs in on nodes: a statement in a function reaches them as the function's owner. Owners have no password, so only
 * what the node's `pg_hba.conf` trusts can be one.
 */
const createRole = ({ name, password, settings }: Role): string[] => [
  `IF to_regrole('${name}') IS NULL THEN CREATE ROLE ${name} NOINHERIT; END IF;`,
  `ALTER ROLE ${name} LOGIN NOCREATEROLE NOSUPERUSER NOCREATEDB NOREPLICATION NOBYPASSRLS PASSWORD ${password ? pg.escapeLiteral(password) : 'NULL'};`,
  ...(settings ?? []).map((text) => {
    const [setting, value] = settingOf(text)
    return `ALTER ROLE ${name} SET ${setting} = ${pg.escapeLiteral(value)};`
  }),
]

const USERS_OF_TABLES = Object.values(ROLES).filter((role) => role !== ROLES.jobs)

/** The state of a node with these roles; a value per node. */
const stateOf = (
  roles: readonly Role[],
): string => `SELECT bool_and(a.rolcanlogin AND a.rolpassword IS NOT DISTINCT FROM r.password
    AND coalesce((SELECT s.setconfig FROM pg_db_role_setting s WHERE s.setrole = a.oid AND s.setdatabase = 0), '{}') @> r.settings
    AND (r.name = '${ROLES.jobs}' OR has_schema_privilege(a.oid, 'public', 'USAGE')))
  AND count(a.oid) = count(*) AND bool_and(has_schema_privilege(to_regrole('${ROLES.owner}'), 'public', 'CREATE'))
  FROM (VALUES ${roles
    .map(
      ({ name, password, settings }) =>
        `(${pg.escapeLiteral(name)}, ${password ? pg.escapeLiteral(password) : 'NULL'}, ${pg.escapeLiteral(`{${(settings ?? []).map((text) => JSON.stringify(text)).join(',')}}`)}::text[])`,
    )
    .join(', ')}) AS r (name, password, settings) LEFT JOIN pg_authid a ON a.rolname = r.name`

/** Whether the nodes have the product's roles as the coordinator does, and let them in. */
export const areRolesOnNodes = async (client: pg.ClientBase, { onEach }: Nodes): Promise<boolean> => {
  const roles = await findRoles(client)
  if (roles.length < Object.keys(ROLES).length) return false
  return (await onEach(stateOf(roles))).every((state) => state === 't')
}

/**
 * Creates or changes them; also needed after tables were placed, when Citus creates roles as they are on the
 * coordinator.
 */
export const bringRolesToNodes = async (client: pg.ClientBase, { onEach }: Nodes): Promise<void> => {
  await onEach(
    asBlock([
      ...(await findRoles(client)).flatMap(createRole),
      'REVOKE ALL ON SCHEMA public FROM PUBLIC;',
      `GRANT USAGE ON SCHEMA public TO ${USERS_OF_TABLES.join(', ')};`,
      `GRANT CREATE ON SCHEMA public TO ${ROLES.owner};`,
    ]),
  )
}
