import { sql } from 'drizzle-orm'
import type { DeleteOwnData } from '../../../platform/database/own-data.ts'

export const forgetOwnReservations: DeleteOwnData = (tx) =>
  tx.execute(sql`SELECT lookups.drop_own_reservations()`)
