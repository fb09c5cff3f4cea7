import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

type Row = { schema: string; name: string }

type StoredData = { adminPool: pg.Pool; storageFolder: string }

const inTables = async ({ adminPool }: StoredData, needle: string): Promise<string[]> => {
  const { rows: tables } = await adminPool.query<Row>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const traces: string[] = []
  for (const { schema, name } of tables) {
    const { rowCount } = await adminPool.query(
      `SELECT FROM "${schema}"."${name}" AS each
       WHERE strpos(lower(each::text), $1) > 0 OR strpos(each::text, $2) > 0 LIMIT 1`,
      [needle.toLowerCase(), Buffer.from(needle).toString('hex')],
    )
    if (rowCount) traces.push(`${schema}.${name}`)
  }
  return traces
}

export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

const inFiles = ({ storageFolder }: StoredData, needle: string): string[] =>
  filesIn(storageFolder).filter((path) =>
    `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase().includes(needle.toLowerCase()),
  )

/** Searches tables of every schema, including the queue's, and files; case-insensitive. */
export const tracesOf = async (testServer: StoredData, needles: readonly string[]): Promise<string[]> => {
  const traces: string[] = []
  for (const needle of needles)
    traces.push(...(await inTables(testServer, needle)), ...inFiles(testServer, needle))
  return [...new Set(traces)]
}
