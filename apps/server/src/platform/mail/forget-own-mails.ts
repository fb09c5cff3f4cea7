import { eq, sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import type { DeleteOwnData } from '../database/own-data.ts'
import { boundApp } from '../database/tenant-dialect.ts'
import { mail } from './tables.ts'

/** Deletes also a mail about the user to another person. */
export const forgetOwnMails: DeleteOwnData = async (tx, userId) => {
  await tx.execute(sql`SELECT ${schemas.lookups}.drop_own_mails(${boundApp})`)
  await tx.delete(mail).where(eq(mail.accountId, userId))
}
