import type { DiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Services } from '../../platform/base/services.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import {
  privateImageColumns,
  toPrivateImage,
} from '../../platform/storage/private-images/private-image-columns.ts'
import { privateImage } from '../../platform/storage/private-images/tables.ts'
import { nutritionDiaryEntry } from './database/tables.ts'
import type { Entry } from './own-entries.ts'

/** The pictures' addresses are valid in this login alone. */
export type Viewer = Pick<LearnerContext, 'app' | 'user'> & {
  services: Pick<Services, 'signatures'>
  now: Date
}

export type EntryRow = { entry: Entry; image: Parameters<typeof toPrivateImage>[0] | null }

const entriesQuery = (tx: Tx, name: string) => {
  const { consumedAt, userId } = nutritionDiaryEntry
  const isWithin = [gte(consumedAt, sql.placeholder('from')), lt(consumedAt, sql.placeholder('until'))]
  return tx
    .select({ entry: nutritionDiaryEntry, image: privateImageColumns })
    .from(nutritionDiaryEntry)
    .leftJoin(privateImage, eq(privateImage.id, nutritionDiaryEntry.imageId))
    .where(and(eq(userId, sql.placeholder('userId')), ...isWithin))
    .orderBy(asc(consumedAt))
    .prepare(name)
}

/** A user's entries within an interval, `from` included and `until` not, oldest first: one range of an index. */
export const entriesWithin = (
  tx: Tx,
  userId: string,
  interval: { from: Date; until: Date },
): Promise<EntryRow[]> => prepared(tx, 'diary-entries-within', entriesQuery).execute({ userId, ...interval })

export const toDiaryEntry = ({ entry, image }: EntryRow, viewer: Viewer): DiaryEntry => {
  const { app, user, services, now } = viewer
  const login = { appId: app.appId, userId: user.id, sessionId: user.sessionId }
  return {
    kind: 'ENTRY',
    nutritionDiaryEntryId: entry.id,
    consumedAt: entry.consumedAt.toISOString(),
    description: entry.description,
    meal: entry.meal,
    image: image && toPrivateImage(image, services.signatures, login, now),
  }
}
