import { and, getTableColumns, is, type Param, type SQL, sql } from 'drizzle-orm'
import { PgDialect, PgTable } from 'drizzle-orm/pg-core'

type SelectConfig = Parameters<PgDialect['buildSelectQuery']>[0]
type UpdateConfig = Parameters<PgDialect['buildUpdateQuery']>[0]
type DeleteConfig = Parameters<PgDialect['buildDeleteQuery']>[0]
type InsertConfig = Parameters<PgDialect['buildInsertQuery']>[0]
type Join = { table: unknown; joinType: string; on: SQL | undefined }

/** The tenant of a connection's open transaction; null while it is unknown, and then no row is found. */
export type BoundTenant = { appId: string | null }

/** `pg` calls it when the statement is sent, not when it is built: a prepared query outlives its transaction. */
type Late = { toPostgres: () => string | null }

const BOUND_APP: Late = {
  toPostgres: () => {
    throw new Error("a tenant's statement was sent in a transaction without a tenant")
  },
}

/** For statements in plain SQL: `AND other.app_id = ${boundApp}`. */
export const boundApp: Param = sql.param(BOUND_APP)

const columnOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === 'app_id')

/** The list behind `VALUES`: each row's values in the driver's form, behind the bound tenant. */
export class NewRows {
  readonly rows: readonly (readonly unknown[])[]

  constructor(rows: readonly (readonly unknown[])[]) {
    this.rows = rows
  }

  /** Only a handle that names no tenant calls it. */
  toPostgres(): never {
    return BOUND_APP.toPostgres() as never
  }
}

/** The row is the bound tenant's, for sub-selects in plain SQL; statements built by Drizzle have the condition. */
export const ofBoundApp = (table: PgTable): SQL => {
  const [, column] = columnOf(table) ?? []
  if (!column) throw new Error('a table without app_id belongs to no tenant')
  return sql`${column} = ${boundApp}`
}

const conditionOn = (table: unknown): SQL | undefined =>
  is(table, PgTable) && columnOf(table) ? ofBoundApp(table) : undefined

const withJoins = <J extends Join>(joins: readonly J[]): J[] =>
  joins.map((join) => {
    const condition = conditionOn(join.table)
    if (!condition) return join
    // These joins keep rows of the other side, so this side's condition would have to be elsewhere.
    if (join.joinType !== 'inner' && join.joinType !== 'left')
      throw new Error(
        `a ${join.joinType} join of a tenant's table is not supported: write an inner or left one`,
      )
    return { ...join, on: and(condition, join.on) }
  })

/** Only a condition in the statement itself lets a distributed database send it to one machine. */
export class TenantDialect extends PgDialect {
  readonly #app: Late

  constructor(tenant: BoundTenant) {
    super()
    this.#app = { toPostgres: () => tenant.appId }
  }

  override buildSelectQuery(config: SelectConfig): SQL {
    const where = and(conditionOn(config.table), config.where)
    return super.buildSelectQuery({
      ...config,
      ...(where ? { where } : {}),
      ...(config.joins ? { joins: withJoins(config.joins) } : {}),
    })
  }

  override buildUpdateQuery(config: UpdateConfig): SQL {
    return super.buildUpdateQuery({
      ...config,
      where: and(conditionOn(config.table), conditionOn(config.from), config.where),
      joins: withJoins(config.joins),
    })
  }

  override buildDeleteQuery(config: DeleteConfig): SQL {
    return super.buildDeleteQuery({ ...config, where: and(conditionOn(config.table), config.where) })
  }

  override buildInsertQuery(config: InsertConfig): SQL {
    const [key] = columnOf(config.table) ?? []
    if (!key || !Array.isArray(config.values)) return super.buildInsertQuery(config)
    return super.buildInsertQuery({
      ...config,
      values: config.values.map((row) => (row[key] === undefined ? { ...row, [key]: boundApp } : row)),
    })
  }

  override sqlToQuery(statement: SQL, invokeSource?: 'indexes'): ReturnType<PgDialect['sqlToQuery']> {
    const params: unknown[] = []
    const numbered = (value: unknown): string => `$${params.push(value)}`
    let app: string | null = null
    const ofApp = (): string => {
      app ??= numbered(this.#app)
      return app
    }
    const escapeParam = (_index: number, value?: unknown): string => {
      if (value === BOUND_APP) return ofApp()
      if (!(value instanceof NewRows)) return numbered(value)
      return value.rows.map((row) => `(${[ofApp(), ...row.map(numbered)].join(', ')})`).join(', ')
    }
    // All other settings of a statement's text are Drizzle's own; its next major has other ones here.
    const toQuery: SQL['toQuery'] = (config) => statement.toQuery({ ...config, escapeParam })
    const query = super.sqlToQuery({ toQuery } as SQL, invokeSource)
    return { ...query, params }
  }
}
