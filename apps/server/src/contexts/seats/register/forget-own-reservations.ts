import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import type { DeleteOwnData } from '../../../platform/database/own-data.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'

export const forgetOwnReservations: DeleteOwnData = (tx) =>
  tx.execute(sql`SELECT ${schemas.lookups}.drop_own_reservations(${boundApp})`)
