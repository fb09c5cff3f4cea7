import { desc, eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { autosave } from './database/tables.ts'

/** A draft belongs to its author until it is saved: then it is the app's content. */
export const exportOwnAutosaves: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx
    .select()
    .from(autosave)
    .where(eq(autosave.userId, userId))
    .orderBy(desc(autosave.typedAt))
  return {
    sections: [
      {
        table: 'autosave',
        name: 'autosaves',
        title: 'Entwürfe',
        purpose: 'Was du als Redaktion geschrieben und noch nicht gespeichert hast.',
        records: rows.map((row) => without(row, 'appId', 'userId')),
        readableTable: {
          columns: ['Formular', 'Eingaben', 'Wann'],
          rows: rows.map(({ name, formValues, typedAt }) => [name, formValues, germanInstant(typedAt)]),
        },
      },
    ],
  }
}
