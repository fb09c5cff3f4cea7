import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { tableEntry } from '../archive/archive-format.ts'
import type { AddContent } from '../archive/write-archive.ts'
import { type CopiedTable, findTables } from './tables-to-copy.ts'

type CopiedRows = Record<string, { columns: string[]; rows: number }>

const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.')

export const columnsOf = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ')

/** Begins to read the rows of a table, in the open snapshot. */
export const readRows = async (client: pg.Client, { name, columns, owner, where }: CopiedTable) => {
  await client.query(`SET LOCAL ROLE ${owner}`)
  const rows = `SELECT ${columnsOf(columns)} FROM ${quoted(name)}${where ? ` WHERE ${where}` : ''}`
  return client.query(copyTo(`COPY (${rows}) TO STDOUT`))
}

const copyTable = async (client: pg.Client, table: CopiedTable, add: AddContent): Promise<number> => {
  const stream = await readRows(client, table)
  try {
    await add(tableEntry(table.name), stream as Readable)
    return stream.rowCount ?? 0
  } finally {
    stream.destroy()
  }
}

/**
 * Runs `work` in a read-only transaction that sees the database as it is now, regardless of concurrent writes.
 * @param client of the role that owns the database
 */
export const inSnapshot = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  // The roles' own limits are meant for requests.
  await client.query(
    `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
     SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`,
  )
  try {
    return await work()
  } finally {
    await client.query('ROLLBACK').catch(() => {})
  }
}

/** Adds the rows of every table, or of the given ones, in the open snapshot. */
export const copyOut = async (
  client: pg.Client,
  add: AddContent,
  tables?: readonly CopiedTable[],
): Promise<CopiedRows> => {
  const copiedRows: CopiedRows = {}
  for (const table of tables ?? (await findTables(client)))
    copiedRows[table.name] = { columns: table.columns, rows: await copyTable(client, table, add) }
  return copiedRows
}

export { quoted as quotedTable }
