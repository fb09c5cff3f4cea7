import pg from 'pg'
import { LOGIN_ROLES, ROLES } from '../roles.ts'
import { asBlock, type Nodes } from './nodes.ts'

type Setting = { role: string | null; name: string; value: string; why: string }

/** Applies to sessions in this database only; another database of the server may be a plain one. */
const SETTINGS: readonly Setting[] = [
  {
    role: null,
    name: 'citus.enable_unsafe_triggers',
    value: 'on',
    why: 'tables with triggers are distributed, and so are triggers that a later version creates',
  },
  {
    role: ROLES.runtime,
    name: 'citus.propagate_set_commands',
    value: 'local',
    why: 'the binding of a transaction reaches the nodes',
  },
  {
    role: null,
    name: 'citus.allow_nested_distributed_execution',
    value: 'on',
    why: 'a function in a statement on a node uses rows of the same app, which are on that node',
  },
  ...LOGIN_ROLES.map((role) => ({
    role,
    name: 'plan_cache_mode',
    value: 'auto',
    why: 'Citus makes no generic plan of a statement on several tables',
  })),
]

const quotedDatabase = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name')
  return rows[0]?.name ?? ''
}

const isSet = async (client: pg.ClientBase, { role, name, value }: Setting): Promise<boolean> => {
  const { rows } = await client.query<{ is_set: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
       WHERE d.datname = current_database() AND s.setrole = coalesce(to_regrole($1)::oid, 0) AND $2 = ANY (s.setconfig)
         AND ($1::text IS NULL OR to_regrole($1) IS NOT NULL)) AS is_set`,
    [role, `${name}=${value}`],
  )
  return rows[0]?.is_set === true
}

export const missingSettings = async (client: pg.ClientBase): Promise<Setting[]> => {
  const missing: Setting[] = []
  for (const setting of SETTINGS) if (!(await isSet(client, setting))) missing.push(setting)
  return missing
}

/** Sessions that are open keep the former values. */
export const writeSettings = async (client: pg.ClientBase, { onEach }: Nodes): Promise<void> => {
  const database = await quotedDatabase(client)
  for (const { role, name, value } of await missingSettings(client)) {
    const text = role
      ? `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = ${pg.escapeLiteral(value)}`
      : `ALTER DATABASE ${database} SET ${name} = ${pg.escapeLiteral(value)}`
    await client.query(text)
    await onEach(asBlock([`${text};`]))
  }
}
