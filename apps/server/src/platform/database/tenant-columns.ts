import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, foreignKey, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tenant of the open transaction; null, and therefore no rows, without a binding. */
const currentAppId = sql`(nullif(current_setting('app.id', true), '')::uuid)`

/**
 * The first column of every key: foreign keys ignore row-level security, so that one without it could refer to
 * another tenant.
 */
export const appId = () => uuid('app_id').notNull().default(currentAppId)

export const tenantForeignKey = (
  table: { appId: AnyPgColumn },
  name: string,
  column: AnyPgColumn,
  target: { appId: AnyPgColumn; id: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [table.appId, column],
    foreignColumns: [target.appId, target.id],
  })

/** Time-ordered, so that new rows are adjacent on disk. */
export const id = () => uuid('id').notNull().default(sql`uuidv7()`)

/** Grows with each change, so that two managers do not overwrite each other (`platform/database/revision.ts`). */
export const revision = () => integer('revision').notNull().default(1)

/** The database stores UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
