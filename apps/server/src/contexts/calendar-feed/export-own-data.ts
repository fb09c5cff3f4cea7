import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without, yesOrNo } from '../../platform/database/own-data.ts'
import { findFeedOf } from './feed.ts'

export const exportOwnCalendarFeed: ExportOwnData = async (tx, { userId }) => {
  const feed = await findFeedOf(tx, userId)
  const rows = feed ? [feed] : []
  return {
    sections: [
      {
        table: 'calendar_feed',
        name: 'calendarFeed',
        title: 'Kalender',
        purpose:
          'Die Adresse, über die dein Kalender die Zeiten deiner Gewohnheiten liest, bis du sie abschaltest.',
        // Leaves out the hash of the token, which opens the feed.
        records: rows.map((row) => without(row, 'appId', 'userId', 'tokenHash', 'contentHash')),
        readableTable: {
          columns: ['Erstellt am', 'Mit Namen der Gewohnheiten'],
          rows: rows.map(({ createdAt, hasTitles }) => [germanInstant(createdAt), yesOrNo(hasTitles)]),
        },
      },
    ],
  }
}
