import { eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { deletedId } from '../../platform/deleted-ids/tables.ts'

export const exportDeletedIds: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx
    .select()
    .from(deletedId)
    .where(eq(deletedId.userId, userId))
    .orderBy(deletedId.deletedAt, deletedId.id)
  return {
    sections: [
      {
        table: 'deleted_id',
        name: 'deletedIds',
        title: 'Gelöschtes',
        purpose:
          'Kennzeichen ohne Inhalt von dem, was du gelöscht hast, damit kein anderes Gerät es zurückbringt. Nach einem Jahr werden sie gelöscht.',
        records: rows.map((row) => without(row, 'appId', 'userId')),
        readableTable: {
          columns: ['Kennzeichen', 'Gelöscht'],
          rows: rows.map(({ id, deletedAt }) => [id, germanInstant(deletedAt)]),
        },
      },
    ],
  }
}
