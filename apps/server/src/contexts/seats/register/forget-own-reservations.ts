import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import type { DeleteOwnData } from '../../../platform/database/own-data.ts'

export const forgetOwnReservations: DeleteOwnData = (tx) =>
  tx.execute(sql`SELECT ${schemas.lookups}.drop_own_reservations()`)
