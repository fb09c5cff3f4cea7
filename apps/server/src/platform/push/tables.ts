import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** One row, for all apps and processes. */
export const webPushKey = pgTable('web_push_key', {
  id: integer('id').primaryKey(),
  /** An uncompressed point on P-256 as base64url; browsers get it. */
  publicKey: text('public_key').notNull(),
  /** Encrypted, because backups contain it. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
  sealedWith: text('sealed_with').notNull(),
})
