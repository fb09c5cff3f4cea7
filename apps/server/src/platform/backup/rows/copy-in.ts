import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../../base/config/start-error.ts'
import { addKey, dropKey, findForeignKeys } from '../../database/foreign-keys.ts'
import { ROLES } from '../../database/roles.ts'
import type { Manifest } from '../archive/archive-format.ts'
import { columnsOf, quotedTable } from './copy-out.ts'
import { type CopiedTable, findTables } from './tables-to-copy.ts'

const run = async (client: pg.Client, statements: readonly string[]): Promise<void> => {
  if (statements.length > 0) await client.query(statements.join(';\n'))
}

/** @throws StartError when a table or a column of the backup does not exist here */
const requireTables = (tables: readonly CopiedTable[], manifest: Manifest): void => {
  const byName = new Map(tables.map((table) => [table.name, table]))
  for (const [name, { columns }] of Object.entries(manifest.tables)) {
    const missing = columns.find((column) => !byName.get(name)?.columns.includes(column))
    if (byName.has(name) && missing === undefined) continue
    throw new StartError(
      `The backup contains ${name}${missing && byName.has(name) ? ` (${missing})` : ''}, which this Wohlauf does not have: restore it with version ${manifest.version}, and update afterwards.`,
    )
  }
}

/** Writes one table after the other, each in pieces of any size. */
export type RowsWriter = { write: (table: string, bytes: Buffer) => Promise<void>; end: () => Promise<void> }

const openWriter = (client: pg.Client, tables: readonly CopiedTable[], manifest: Manifest): RowsWriter => {
  let open: { table: string; stream: ReturnType<typeof copyFrom> } | null = null
  const end = async (): Promise<void> => {
    if (!open) return
    const { table, stream } = open
    open = null
    stream.end()
    await finished(stream)
    if (stream.rowCount !== manifest.tables[table]?.rows)
      throw new StartError(
        `The backup contains ${stream.rowCount} rows of ${table} and not as many as it says.`,
      )
  }
  const begin = async (table: string) => {
    await end()
    const owner = tables.find(({ name }) => name === table)?.owner ?? ROLES.owner
    await client.query(`SET LOCAL ROLE ${owner}`)
    const columns = columnsOf(manifest.tables[table]?.columns ?? [])
    const stream = client.query(copyFrom(`COPY ${quotedTable(table)} (${columns}) FROM STDIN`))
    // The awaited write or end reports its error.
    stream.on('error', () => {})
    open = { table, stream }
    return open
  }
  return {
    write: async (table, bytes) => {
      const { stream } = open?.table === table ? open : await begin(table)
      if (stream.errored) throw stream.errored
      if (!stream.write(bytes)) await once(stream, 'drain')
    },
    end,
  }
}

/**
 * Fills the empty tables of a new database, all or none of them. Foreign keys are dropped meanwhile: creating them
 * again proves that every row refers to an existing one.
 * @param client of the role that owns the database, whose tables are those of the backup
 */
export const copyIn = async (
  client: pg.Client,
  manifest: Manifest,
  fill: (writer: RowsWriter) => Promise<void>,
): Promise<void> => {
  const tables = await findTables(client)
  requireTables(tables, manifest)
  const own = tables.filter(({ owner }) => owner === ROLES.owner).map(({ name }) => quotedTable(name))
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL ROLE ${ROLES.owner}`,
  )
  try {
    const keys = await findForeignKeys(client)
    await run(client, keys.map(dropKey))
    await run(
      client,
      own.map((table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER`),
    )
    const writer = openWriter(client, tables, manifest)
    await fill(writer)
    await writer.end()
    await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
    await run(
      client,
      own.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
    )
    await run(client, keys.map(addKey))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
