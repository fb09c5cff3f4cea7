import { sql } from 'drizzle-orm'
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tenant of the open transaction; null, and so no rows, when none is bound. */
const currentAppId = sql`(nullif(current_setting('app.id', true), '')::uuid)`

/**
 * The tenant's column. It leads every tenant table's primary key and foreign keys, because foreign keys ignore row-level
 * security: only a composite key keeps a row from pointing into another tenant. Filled by the transaction's binding.
 */
export const appId = () => uuid('app_id').notNull().default(currentAppId)

/** Time-ordered, so that new rows stand beside each other on disk. */
export const id = () => uuid('id').notNull().default(sql`uuidv7()`)

/** Counts a row's changes, so that two managers do not overwrite each other (`platform/database/revision.ts`). */
export const revision = () => integer('revision').notNull().default(1)

/** A point in time, as `Date`; the database keeps UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
