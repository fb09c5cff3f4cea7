import pg from 'pg'
import { type ForeignKey, findForeignKeys } from '../../database/foreign-keys.ts'
import { type CopiedTable, findTables } from './tables-to-copy.ts'

const OF_ADMINS = 'admins belong to the installation, and work for all of its apps'
const OF_DATABASE = 'says how this database was prepared'
const OF_COUNTS = 'counts for all apps, under keys of the installation'

/** The tables without rows of one app, and why an app does without theirs. */
export const BESIDE_APPS: Readonly<Record<string, string>> = {
  admin_second_factor: OF_ADMINS,
  admin_session: OF_ADMINS,
  admin_user: OF_ADMINS,
  backup_place: 'the places of the installation',
  backup_run: 'results of backups of all apps together',
  login_throttle: OF_COUNTS,
  migration_kind: OF_DATABASE,
  program_version: OF_DATABASE,
  rate_limit: OF_COUNTS,
  running_process: 'the processes of the installation',
  security_event_count: OF_COUNTS,
  web_push_key: 'one key pair for all apps; a browser with another one subscribes again by itself',
}

/** The table's rows that are about one app; in a table with `of_app_id` they outlive it. */
export type TableOfApp = CopiedTable & { where: string; outlivesApp: boolean; appColumn: string }

/** The places that have a copy of a tombstone are those of one installation. */
const OF_INSTALLATION: Readonly<Record<string, readonly string[]>> = {
  'public.tombstone': ['copied_at', 'copied_to'],
}

const APP_OF_JOB = `data->>'appId'`

const CONDITIONS: Readonly<Record<string, string>> = {
  'pgboss.job': `state NOT IN ('completed', 'cancelled')`,
  // An admin who visits an account belongs to one installation: the visit ends.
  'public.session': 'impersonator_admin_id IS NULL',
}

const VISIT = /^FOREIGN KEY \((.+?)\) REFERENCES (?:public\.)?session\((.+?)\)/

/** Rows that refer to the session of a visit, such as the device that it is made on, end with it. */
const withoutVisits = ({ name }: CopiedTable, keys: readonly ForeignKey[]): string[] =>
  keys.flatMap(({ table, definition }) => {
    const [, own, visit] = `public.${table}` === name ? (VISIT.exec(definition) ?? []) : []
    if (!own) return []
    return `((${own}) IN (SELECT ${visit} FROM public.session WHERE impersonator_admin_id IS NOT NULL)) IS NOT TRUE`
  })

const appColumnOf = ({ name, columns }: CopiedTable): string | undefined =>
  name === 'pgboss.job' ? APP_OF_JOB : ['app_id', 'of_app_id'].find((column) => columns.includes(column))

/** Each table after those that its rows refer to, which form no circle. */
const byReference = <T extends CopiedTable>(tables: readonly T[], keys: readonly ForeignKey[]): T[] => {
  const sorted = new Set<T>()
  const add = (table: T): void => {
    const own = keys.filter((key) => `public.${key.table}` === table.name)
    for (const { parent } of own) {
      const other = tables.find(({ name }) => name === `public.${parent}`)
      if (other && other !== table && !sorted.has(other)) add(other)
    }
    sorted.add(table)
  }
  for (const table of tables) add(table)
  return [...sorted]
}

/**
 * Every table with rows of an app, in the order in which these can be written.
 *
 * @throws when a table has neither a column for the app nor a reason in {@link BESIDE_APPS}
 */
export const tablesOfApp = async (client: pg.ClientBase, appId: string): Promise<TableOfApp[]> => {
  const keys = await findForeignKeys(client)
  const tables = (await findTables(client)).flatMap((table) => {
    const { name } = table
    const appColumn = appColumnOf(table)
    if (!appColumn && name.startsWith('public.') && !BESIDE_APPS[name.slice('public.'.length)])
      throw new Error(`${name} has no column for its app: say in BESIDE_APPS why an app needs none`)
    if (!appColumn) return []
    const conditions = [CONDITIONS[name] ?? [], withoutVisits(table, keys)].flat()
    const where = [`${appColumn} = ${pg.escapeLiteral(appId)}`, ...conditions].join(' AND ')
    const columns = table.columns.filter((column) => !OF_INSTALLATION[name]?.includes(column))
    return [{ ...table, columns, where, appColumn, outlivesApp: appColumn !== 'app_id' }]
  })
  return byReference(tables, keys)
}

/** The tables of the archive of one app: its own, and the queues, to which its jobs refer. */
export const tablesInArchiveOf = async (client: pg.ClientBase, appId: string): Promise<CopiedTable[]> => [
  ...(await findTables(client)).filter(({ name }) => name === 'pgboss.queue'),
  ...(await tablesOfApp(client, appId)),
]
