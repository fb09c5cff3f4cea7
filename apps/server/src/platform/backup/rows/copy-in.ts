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
export type RowsWriter = {
  write: (table: string, bytes: Buffer) => Promise<void>
  end: () => Promise<void>
  /** Fails the open COPY: the connection would wait for its rows, and a ROLLBACK behind it for ever. */
  abort: () => void
}

type OpenCopy = {
  table: string
  stream: ReturnType<typeof copyFrom>
  /** The database's error, after which its end is not reported again. */
  refusal: Error | null
}

const openWriter = (client: pg.Client, tables: readonly CopiedTable[], manifest: Manifest): RowsWriter => {
  let open: OpenCopy | null = null
  const end = async (): Promise<void> => {
    if (!open) return
    const { table, stream, refusal } = open
    open = null
    if (refusal) throw refusal
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
    const copy: OpenCopy = { table, stream, refusal: null }
    stream.on('error', (error) => {
      copy.refusal = error
    })
    open = copy
    return copy
  }
  return {
    write: async (table, bytes) => {
      const { stream, refusal } = open?.table === table ? open : await begin(table)
      if (refusal) throw refusal
      if (!stream.write(bytes)) await once(stream, 'drain')
    },
    end,
    abort: () => {
      if (open && !open.refusal) open.stream.destroy()
    },
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
  const writer = openWriter(client, tables, manifest)
  try {
    const keys = await findForeignKeys(client)
    await run(client, keys.map(dropKey))
    await run(
      client,
      own.map((table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER`),
    )
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
    writer.abort()
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
