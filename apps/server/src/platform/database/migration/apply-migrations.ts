import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { ROLES } from '../roles.ts'
import { readApplied } from './applied-migrations.ts'
import { asKeeper, mayRead } from './program-versions.ts'
import {
  inSmallStep,
  retryWhileLocked,
  START_WAIT_LIMIT,
  type WaitLimit,
  waitBriefly,
  waitForLocksAsBefore,
} from './small-steps.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * `expand`: a program that does not know it still works; `contract`: it does not. Undefined for the migrations from
 * before they had kinds.
 */
const kindOf = ({ sql }: MigrationMeta): string | undefined =>
  /^-- (expand|contract)\b/.exec(sql[0] ?? '')?.[1]

/**
 * Needed for statements that PostgreSQL runs in no transaction, such as `CREATE INDEX CONCURRENTLY`. All can be run
 * again.
 */
const isWithoutTransaction = ({ sql }: MigrationMeta): boolean =>
  /^-- (expand|contract), without a transaction$/m.test(sql[0] ?? '')

const readOwn = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder })

/** The hashes of this program's migrations, in their order. */
export const ownMigrations = (): string[] => readOwn().map(({ hash }) => hash)

/** The applied migrations with their kinds; empty before the first start of a program that lists them. */
export const readKinds = async (client: pg.ClientBase): Promise<Map<string, string>> => {
  if (!(await mayRead(client, 'public.migration_kind'))) return new Map()
  const { rows } = await client.query<{ hash: string; kind: string }>(
    'SELECT hash, kind FROM public.migration_kind',
  )
  return new Map(rows.map(({ hash, kind }) => [hash, kind]))
}

/** @throws StartError when this program does not work with one that it does not know */
export const requireExpandOnly = (unknown: readonly string[], kinds: ReadonlyMap<string, string>): void => {
  if (unknown.some((hash) => kinds.get(hash) !== 'expand'))
    throw new StartError(
      'The database was changed by a newer version of Wohlauf, in a way that this one does not work with. Start that version, or restore a backup made with this one. Nothing was changed.',
    )
}

/**
 * How the database's migrations compare with this program's: `older` ones are missing, `same`, or `newer` ones exist
 * with which this program works.
 * @throws StartError when it has newer ones with which this program does not work: running on it could lose data
 */
export const compareMigrations = async (client: pg.ClientBase): Promise<'older' | 'same' | 'newer'> => {
  const own = ownMigrations()
  const applied = await readApplied(client)
  const unknown = applied.filter((hash) => !own.includes(hash))
  if (unknown.length > 0) requireExpandOnly(unknown, await asKeeper(client, () => readKinds(client)))
  if (!own.every((hash) => applied.includes(hash))) return 'older'
  return unknown.length > 0 ? 'newer' : 'same'
}

const PREPARE = `CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`

const note = (client: pg.ClientBase, { hash, folderMillis }: MigrationMeta) =>
  client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    folderMillis,
  ])

const apply = async (
  client: pg.ClientBase,
  migration: MigrationMeta,
  waitLimit: WaitLimit,
): Promise<void> => {
  if (isWithoutTransaction(migration)) {
    await retryWhileLocked(async () => {
      await client.query(`SET ROLE ${ROLES.owner}`)
      for (const text of migration.sql) await client.query(text)
      await client.query('RESET ROLE')
    }, waitLimit)
  }
  await inSmallStep(
    client,
    async () => {
      await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
      if (!isWithoutTransaction(migration)) for (const text of migration.sql) await client.query(text)
      await note(client, migration)
    },
    waitLimit,
  )
}

const applyMissing = async (
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  waitLimit: WaitLimit,
): Promise<void> => {
  await inSmallStep(client, () => client.query(`SET LOCAL ROLE ${ROLES.owner}; ${PREPARE}`), waitLimit)
  const applied = await readApplied(client)
  await waitBriefly(client)
  try {
    for (const migration of migrations)
      if (!applied.includes(migration.hash)) await apply(client, migration, waitLimit)
  } finally {
    await client.query('RESET ROLE')
    await waitForLocksAsBefore(client)
  }
}

/**
 * Applies the missing migrations in their order as the tables' owner, each in a transaction of its own, so that no
 * lock outlasts its migration.
 */
export const applyMigrations = (client: pg.Client, waitLimit: WaitLimit): Promise<void> =>
  applyMissing(client, readOwn(), waitLimit)

/** Applies the first migrations only, to an empty database. */
export const applyFirstMigrations = (client: pg.Client, count: number): Promise<void> =>
  applyMissing(client, readOwn().slice(0, count), START_WAIT_LIMIT)

/**
 * Records the kinds of this program's migrations, for programs that do not know them. Before that such a program
 * does not start.
 */
export const recordKinds = async (client: pg.ClientBase): Promise<void> => {
  const kinds = await asKeeper(client, () => readKinds(client))
  for (const migration of readOwn()) {
    const kind = kindOf(migration) ?? 'before kinds'
    if (!kinds.has(migration.hash))
      await asKeeper(client, () =>
        client.query('INSERT INTO public.migration_kind (hash, kind) VALUES ($1, $2)', [
          migration.hash,
          kind,
        ]),
      )
  }
}
