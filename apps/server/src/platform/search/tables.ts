import { boolean, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appId } from '../database/tenant-columns.ts'
import { app } from '../tenancy/tables.ts'

/** Words that begin with some letters are one range of the key. */
const wordInByteOrder = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Written by triggers. A visible entry with a parent is shown only while the parent's own entry is visible. */
export const searchEntry = pgTable(
  'search_entry',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    parentId: uuid('parent_id'),
    isVisible: boolean('is_visible').notNull(),
    title: text('title').notNull(),
    /** Other short fields that weigh more than the text, such as an author. */
    keywords: text('keywords').notNull(),
    content: text('content').notNull(),
    head: tsvector('head').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('search_entry_head').using('gin', table.appId, table.head).with({ fastupdate: false }),
    index('search_entry_vector').using('gin', table.appId, table.vector).with({ fastupdate: false }),
  ],
)

/** The words of an app's entries, without umlauts, with the stem by which the index finds them. */
export const searchWord = pgTable(
  'search_word',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    word: wordInByteOrder('word').notNull(),
    lexeme: text('lexeme').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.word] }),
    index('search_word_of_lexeme').on(table.appId, table.lexeme),
    index('search_word_parts')
      .using('gin', table.appId, table.word.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
)
