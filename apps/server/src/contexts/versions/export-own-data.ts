import { desc, eq, sql } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import type { ExportOwnData } from '../../platform/database/own-data.ts'
import { publishedVersion, publishedVersionAuthor } from './database/tables.ts'

/** Lists the content that a manager has published, not the content itself: that is the app's. */
export const exportOwnVersions: ExportOwnData = async (tx, { userId }) => {
  const { number, note, publishedAt } = publishedVersion
  const rows = await tx
    .select({
      versionId: publishedVersionAuthor.versionId,
      title: sql<
        string | null
      >`coalesce(${publishedVersion.snapshot} -> 'item' ->> 'title', ${publishedVersion.snapshot} -> 'item' ->> 'name')`,
      number,
      note,
      publishedAt,
    })
    .from(publishedVersionAuthor)
    .innerJoin(publishedVersion, eq(publishedVersion.id, publishedVersionAuthor.versionId))
    .where(eq(publishedVersionAuthor.userId, userId))
    .orderBy(desc(publishedAt))
  return {
    sections: [
      {
        table: 'published_version_author',
        name: 'publishedVersions',
        title: 'Veröffentlichte Inhalte',
        purpose: 'Welche Inhalte du als Redaktion veröffentlicht hast.',
        records: rows,
        readableTable: {
          columns: ['Inhalt', 'Version', 'Notiz', 'Wann'],
          rows: rows.map((row) => [
            row.title ?? '',
            String(row.number),
            row.note,
            germanInstant(row.publishedAt),
          ]),
        },
      },
    ],
  }
}
