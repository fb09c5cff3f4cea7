import { sql } from 'drizzle-orm'
import type { DeleteOwnData } from '../../../platform/database/own-data.ts'

/** Registrations begun with the address of the account that the transaction acts as. */
export const forgetOwnReservations: DeleteOwnData = (tx) =>
  tx.execute(sql`SELECT lookups.drop_own_reservations()`)
