import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { bindingSql } from '../../database/binding.ts'
import { inSmallStep, START_WAIT_LIMIT } from '../../database/migration/small-steps.ts'
import { ROLES } from '../../database/roles.ts'
import { columnsOf, inSnapshot, quotedTable, readRows } from './copy-out.ts'
import { type TableOfApp, tablesOfApp } from './tables-of-app.ts'

type Column = { name: string; type: string }

/** The rows of one table, in a temporary table of the connection. */
type Staged = { table: TableOfApp; stage: string; columns: Column[]; rows: number }

/** The rows of an app, beside the tables that they belong to. */
export type StagedApp = { appId: string; tables: Staged[] }

/** No name is resolved: that would need a right to the schema of the queue. */
const IS_TABLE = `c.oid = (SELECT t.oid FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace WHERE n.nspname || '.' || t.relname = $1)`

const typesIn = async (client: pg.Client, { name, columns }: TableOfApp): Promise<Column[]> => {
  const { rows } = await client.query<Column>(
    `SELECT a.attname::text AS name, format_type(a.atttypid, a.atttypmod) AS type
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE ${IS_TABLE} AND a.attname = ANY ($2)`,
    [name, columns],
  )
  return rows
}

/** Every value is text until it is written, so that the table can be created without a right to the queue's types. */
const stageTable = async (
  source: pg.Client,
  target: pg.Client,
  table: TableOfApp,
  index: number,
): Promise<Staged> => {
  const columns = await typesIn(target, table)
  const stage = `pg_temp.restored_${index}`
  const definitions = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')
  await target.query(`CREATE TEMPORARY TABLE restored_${index} (${definitions})`)
  await target.query(`GRANT SELECT ON ${stage} TO ${ROLES.owner}, ${ROLES.jobs}`)
  const into = target.query(copyFrom(`COPY ${stage} (${columnsOf(table.columns)}) FROM STDIN`))
  await pipeline(await readRows(source, table), into)
  return { table, stage, columns, rows: into.rowCount ?? 0 }
}

/**
 * Brings the rows of an app from one database into temporary tables of another, where they block nobody.
 * @param source and `target` are connections of the roles that own the databases, which have the same migrations
 */
export const stageApp = (source: pg.Client, target: pg.Client, appId: string): Promise<StagedApp> =>
  inSnapshot(source, async () => {
    const tables: Staged[] = []
    for (const table of await tablesOfApp(source, appId))
      tables.push(await stageTable(source, target, table, tables.length))
    return { appId, tables }
  })

/** A row of something else that the rows of the app cannot lie beside; without an app it is the installation's own. */
export type Conflict = { table: string; column: string; value: string | null; appId: string | null }

/** The keys by which rows of two apps can be the same. */
const keysAcrossApps = async (client: pg.Client, { name }: TableOfApp): Promise<string[][]> => {
  const { rows } = await client.query<{ columns: string[] }>(
    `SELECT array_agg(a.attname::text) AS columns
     FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
     WHERE ${IS_TABLE} AND i.indisunique GROUP BY i.indexrelid
     HAVING NOT array_agg(a.attname::text) && '{app_id,of_app_id}'`,
    [name],
  )
  return rows.map(({ columns }) => columns)
}

/** The first row of another app that has a key of the staged rows. */
const findSame = async (
  client: pg.Client,
  { table, stage, columns }: Staged,
  { key, appId }: { key: readonly string[]; appId: string },
): Promise<Conflict | null> => {
  const parts = columns.filter(({ name }) => key.includes(name))
  const isSame = parts.map(
    ({ name, type }) => `s.${pg.escapeIdentifier(name)}::${type} = t.${pg.escapeIdentifier(name)}`,
  )
  const [first] = parts
  if (!first) return null
  const { rows } = await client.query<{ app_id: string | null; value: string }>(
    `SELECT t.${table.appColumn} AS app_id, s.${pg.escapeIdentifier(first.name)} AS value
     FROM ${stage} s JOIN ${quotedTable(table.name)} t ON ${isSame.join(' AND ')}
     WHERE t.${table.appColumn} IS DISTINCT FROM $1 LIMIT 1`,
    [appId],
  )
  const [row] = rows
  if (!row) return null
  // A hash tells nobody anything.
  const value = first.type === 'bytea' ? null : row.value
  return { table: table.name, column: first.name, value, appId: row.app_id }
}

/** Looks for rows of other apps with a key of the staged ones, and for the host of the admin site among these. */
export const findConflict = (
  client: pg.Client,
  { appId, tables }: StagedApp,
  adminHost: string,
): Promise<Conflict | null> =>
  inSnapshot(client, async () => {
    await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
    for (const staged of tables.filter(({ table }) => table.owner === ROLES.owner)) {
      const { name } = staged.table
      for (const key of await keysAcrossApps(client, staged.table)) {
        const conflict = await findSame(client, staged, { key, appId })
        if (conflict) return conflict
      }
      if (name !== 'public.app_host') continue
      const { rowCount } = await client.query(`SELECT FROM ${staged.stage} WHERE host = $1`, [adminHost])
      if (rowCount) return { table: name, column: 'host', value: adminHost, appId: null }
    }
    return null
  })

/** The tables with triggers that react to a change of rows, of those that are deleted with their app. */
const withTriggers = async (client: pg.Client, tables: readonly Staged[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT n.nspname || '.' || c.relname AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal`,
  )
  return tables
    .filter(({ table }) => !table.outlivesApp && rows.some(({ name }) => name === table.name))
    .map(({ table }) => quotedTable(table.name))
}

const insert = async (client: pg.Client, { table, stage, columns, rows }: Staged): Promise<void> => {
  const names = columnsOf(columns.map(({ name }) => name))
  const values = columns.map(({ name, type }) => `${pg.escapeIdentifier(name)}::${type}`).join(', ')
  const isJob = table.owner === ROLES.jobs
  await client.query(`SET LOCAL ROLE ${table.owner}`)
  const { rowCount } = await client.query(
    `INSERT INTO ${quotedTable(table.name)} (${names}) SELECT ${values} FROM ${stage}
     ${isJob ? 'WHERE name IN (SELECT name FROM pgboss.queue)' : ''} ${table.outlivesApp ? 'ON CONFLICT DO NOTHING' : ''}`,
  )
  if (!table.outlivesApp && rowCount !== rows)
    throw new Error(`${rowCount} of ${rows} rows of ${table.name} were written`)
}

/**
 * Writes the staged rows, in place of those that the app has here, all or none. Rows that outlive an app are only added. The
 * policies for restoring let no row of another app be written. Triggers are off: what they make is among the rows. Other
 * apps are read meanwhile, and their content is written afterwards.
 */
export const placeApp = (client: pg.Client, { appId, tables }: StagedApp): Promise<void> =>
  inSmallStep(
    client,
    async () => {
      await client.query(
        `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL ROLE ${ROLES.owner};
         ${bindingSql({ appId, userId: null, reach: 'app' })}`,
      )
      const quiet = await withTriggers(client, tables)
      for (const table of quiet) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      await client.query('DELETE FROM public.app WHERE app_id = $1', [appId])
      for (const staged of tables) await insert(client, staged)
      await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
      for (const table of quiet) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    },
    START_WAIT_LIMIT,
  )
