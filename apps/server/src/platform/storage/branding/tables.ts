import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { revision } from '../../database/tenant-columns.ts'
import { app } from '../../tenancy/tables.ts'

/** How an app looks besides its style; without a row, as its style. */
export const appBranding = pgTable('app_branding', {
  appId: uuid('app_id')
    .primaryKey()
    .references(() => app.appId, { onDelete: 'cascade' }),
  /** `#rrggbb`; null: the style's. */
  colour: text('colour'),
  /** The name beside the address from which its mails come; null: the app's title. */
  senderName: text('sender_name'),
  /** A file in the storage (`logo-key.ts`) and its size in pixels; all three or none. */
  logoId: uuid('logo_id'),
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
  revision: revision(),
})
