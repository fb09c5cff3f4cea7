import { and, eq, exists, sql } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { alias, PgDialect } from 'drizzle-orm/pg-core'
import { loadModule } from 'libpg-query'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { module, modulePage } from '../../contexts/modules/database/tables.ts'
import { unnamedTenants } from '../../testing/database/unnamed-tenants.ts'
import { adminUser } from '../tenancy/tables.ts'
import { insertMany } from './insert-many.ts'
import { boundApp, ofBoundApp, TenantDialect } from './tenant-dialect.ts'

const tenant = { appId: 'app' as string | null }
const dialect = new TenantDialect(tenant)
const tx = new NodePgDatabase(dialect, new NodePgSession(new pg.Client(), dialect, undefined), undefined)
const tables = new Set(['module', 'module_page'])
const other = alias(modulePage, 'other')

const values = {
  number: 1,
  title: 'x',
  introduction: 'x',
  imageId: 'x',
  position: 1,
  isEnabled: true,
}

beforeAll(loadModule)

const page = tx.$with('page').as(tx.select().from(modulePage))

test.each([
  ['select', tx.select().from(module)],
  ['select with conditions', tx.select().from(module).where(eq(module.id, 'x'))],
  ['alias', tx.select().from(other)],
  ['joins', tx.select().from(module).leftJoin(other, eq(other.moduleId, module.id))],
  ['inner join', tx.select().from(module).innerJoin(modulePage, eq(modulePage.moduleId, module.id))],
  ['sub-select in from', tx.select().from(tx.select().from(module).as('of'))],
  [
    'sub-select in where',
    tx
      .select()
      .from(module)
      .where(exists(tx.select().from(modulePage))),
  ],
  [
    'list',
    tx
      .select()
      .from(module)
      .where(sql`${module.id} IN ${tx.select({ id: other.id }).from(other)}`),
  ],
  ['with', tx.with(page).select().from(page)],
  [
    'union',
    tx
      .select({ id: module.id })
      .from(module)
      .union(tx.select({ id: other.id }).from(other)),
  ],
  ['update', tx.update(module).set({ title: 'x' })],
  ['update from', tx.update(module).set({ title: 'x' }).from(modulePage).where(eq(module.id, 'x'))],
  ['delete', tx.delete(module).where(eq(module.id, 'x'))],
  ['insert', tx.insert(module).values(values)],
  ['insert of many', tx.insert(module).values([values, values]).onConflictDoNothing()],
])('%s names the tenant of every table', (_what, query) => {
  expect(unnamedTenants(query.toSQL().sql, { tables })).toEqual([])
})

test('a table outside of the tenants gets no condition', () => {
  expect(tx.select({ id: adminUser.id }).from(adminUser).toSQL().sql).toBe('select "id" from "admin_user"')
})

test('the tenant is one parameter, whose value is determined when the statement is sent', () => {
  const isBound = and(eq(other.title, 'b'), sql`${ofBoundApp(other)} AND ${boundApp} IS NOT NULL`)
  const query = tx
    .select({ id: module.id })
    .from(module)
    .innerJoin(other, isBound)
    .where(and(eq(module.title, 'a'), eq(module.id, 'c')))
    .toSQL()
  expect(query.sql).toBe(
    'select "module"."id" from "module" inner join "module_page" "other" on ("other"."app_id" = $1 and ' +
      '("other"."title" = $2 and "other"."app_id" = $1 AND $1 IS NOT NULL)) where ("module"."app_id" = $1 and ' +
      '("module"."title" = $3 and "module"."id" = $4))',
  )
  const [app, ...rest] = query.params as [{ toPostgres: () => unknown }, ...unknown[]]
  expect(rest).toEqual(['b', 'a', 'c'])
  expect(app.toPostgres()).toBe('app')
  tenant.appId = 'another'
  expect(app.toPostgres()).toBe('another')
})

test('many rows are one list of values, each with the tenant', () => {
  const rows = [
    { id: 'a', title: 'x' },
    { id: 'b', title: null },
  ]
  const { sql: text, params } = dialect.sqlToQuery(
    sql`${insertMany(module, rows)} ON CONFLICT DO NOTHING RETURNING ${'c'}`,
  )
  expect(text).toBe(
    'INSERT INTO "module" (app_id, "id", "title") VALUES ($1, $2, $3), ($1, $4, $5) ON CONFLICT DO NOTHING RETURNING $6',
  )
  expect(params.slice(1)).toEqual(['a', 'x', 'b', null, 'c'])
  expect(unnamedTenants(text, { tables })).toEqual([])
})

test('more values than a statement can have are refused', () => {
  const rows = Array.from({ length: 33_000 }, () => ({ id: 'a', title: 'x' }))
  expect(() => insertMany(module, rows)).toThrow('33000 rows of 2 values are too many')
})

test('an explicitly given tenant is kept', () => {
  const { params } = tx
    .insert(module)
    .values({ ...values, appId: 'given' })
    .toSQL()
  expect(params[0]).toBe('given')
})

test('joins that keep rows of a table although its condition fails are refused', () => {
  const joined = tx.select().from(module).rightJoin(other, eq(other.moduleId, module.id))
  expect(() => joined.toSQL()).toThrow('right join')
})

/** These build a part of a statement, or call a method that names the tenant; tenants have no materialized views. */
const NAMES_NO_TENANT = [
  'buildFromTable',
  'buildJoins',
  'buildRefreshMaterializedViewQuery',
  'buildRelationalQueryWithoutPK',
  'buildSelection',
  'buildSetOperationQuery',
  'buildSetOperations',
  'buildUpdateSet',
  'buildWithCTE',
]

test('drizzle builds every kind of statement with a method that names the tenant', () => {
  const builders = (dialect: object) =>
    Object.getOwnPropertyNames(dialect).filter((name) => name.startsWith('build'))
  const [all, namingBuilders] = [builders(PgDialect.prototype), builders(TenantDialect.prototype)]
  expect(
    all.filter((name) => !namingBuilders.includes(name)).sort(),
    'this version of drizzle-orm builds statements with other methods: TenantDialect has to name the tenant in each (docs/decisions/0019-growing.md)',
  ).toEqual(NAMES_NO_TENANT)
})
