import { TABLES } from '../../composition/required-database.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { OtherSponsor } from './other-sponsor.ts'

type Table = { name: string; columns: string[] }

/** Enough rows to see that a kind is refused. */
const MAX_ROWS = 5

/** Finds rows by their ids and owners in any table, by the database's own catalog: a new table needs no line. */
export const createForeignRows = async ({ adminPool }: Pick<TestServer, 'adminPool'>) => {
  const { rows: tableRows } = await adminPool.query<Table>(
    `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema = 'public' GROUP BY table_name`,
  )
  const tables = new Map(
    tableRows
      .filter(({ columns }) => columns.includes('app_id') && columns.includes('id'))
      .map(({ name, columns }) => [name, columns]),
  )
  const tableById = new Map<string, string>()
  for (const name of tables.keys()) {
    const { rows } = await adminPool.query<{ id: string }>(`SELECT id::text FROM "${name}"`)
    for (const { id } of rows) tableById.set(id, name)
  }

  const isPersonal = (table: string): boolean => Boolean(TABLES[table]?.person)
  const hasSponsor = (table: string): boolean => tables.get(table)?.includes('sponsor_id') ?? false
  const idsIn = async (table: string, condition: string, values: unknown[]): Promise<string[]> => {
    const text = `SELECT id::text FROM "${table}" WHERE ${condition} ORDER BY id LIMIT ${MAX_ROWS}`
    return (await adminPool.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
  }

  return {
    tableOf: (id: string): string | undefined => tableById.get(id),
    /** App managers may read all rows of the table: sponsors' rows, and messages to managers. */
    isForManagers: (table: string): boolean =>
      /\bmanager\b/.test(TABLES[table]?.rows?.read ?? '') || table === 'sponsor' || hasSponsor(table),
    /** Rows of a sponsor, or of one of its people. */
    isOfSponsors: (table: string): boolean => table === 'sponsor' || hasSponsor(table) || isPersonal(table),
    ofSponsor: async (table: string, { sponsorId, learner }: OtherSponsor): Promise<string[]> => {
      if (table === 'sponsor') return [sponsorId]
      if (hasSponsor(table)) return idsIn(table, 'sponsor_id = $1', [sponsorId])
      return idsIn(table, `"${TABLES[table]?.person}" = $1`, [learner.id])
    },
    ofApp: async (table: string, appId: string): Promise<string[]> =>
      (await idsIn(table, 'app_id = $1', [appId])).slice(0, 1),
  }
}
