import { randomUUID } from 'node:crypto'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { insertUnlessDeleted } from '../../../platform/deleted-ids/deleted-ids.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import type { WrittenImage } from '../../../platform/storage/images/image-store.ts'
import {
  dropPrivateImages,
  keepPrivateImage,
} from '../../../platform/storage/private-images/keep-private-image.ts'
import { privateImage } from '../../../platform/storage/private-images/tables.ts'
import { awardDiaryEntry } from '../../user-progress/index.ts'
import { nutritionDiaryEntry } from '../database/tables.ts'
import { giveTip, tipOfEntry } from '../give-tip.ts'
import { type Entry, isOwnEntry } from '../own-entries.ts'
import { complaintAboutTime } from '../rules/entry-time.ts'
import { diaryReceipts, ownReceipts } from '../tips.ts'

/** Idempotent by the entry's id; a picture counts as the same when it looks the same. */
const insertEntry = async (tx: Tx, entry: Entry, picture: WrittenImage | undefined) => {
  const { id, userId, consumedAt, description, meal } = entry
  if (picture) await keepPrivateImage(tx, userId, picture)
  return insertUnlessDeleted(tx, nutritionDiaryEntry, {
    row: entry,
    written: { consumedAt, description, meal, thumbhash: picture?.thumbhash ?? null },
    find: async () => {
      const { consumedAt, description, meal } = nutritionDiaryEntry
      const [row] = await tx
        .select({ consumedAt, description, meal, thumbhash: privateImage.thumbhash })
        .from(nutritionDiaryEntry)
        .leftJoin(privateImage, eq(privateImage.id, nutritionDiaryEntry.imageId))
        .where(isOwnEntry(userId, id))
      return row
    },
  })
}

export const createNutritionDiaryEntryCommand = handle(
  createNutritionDiaryEntry,
  async (context) => {
    const { input, files, tx, app, user, now, refuse } = context
    const { nutritionDiaryEntryId = randomUUID(), meal = null } = input
    const description = input.description || null
    const picture = files.imageFile
    const consumedAt = new Date(input.consumedAt)
    const complaint = complaintAboutTime(consumedAt, now)
    if (complaint) return refuse('not-valid', { fields: { consumedAt: complaint } })
    if (description === null && !picture)
      return refuse('not-valid', { fields: { description: MESSAGES.imageOrDescription } })
    const entry: Entry = {
      appId: app.appId,
      userId: user.id,
      id: nutritionDiaryEntryId,
      consumedAt,
      description,
      meal,
      imageId: picture?.imageId ?? null,
      createdAt: now,
    }
    const receipts = ownReceipts(context)
    const outcome = await insertEntry(tx, entry, picture)
    if (outcome === 'conflict') return refuse('conflict')
    if (outcome === 'known') {
      if (picture) await dropPrivateImages(tx, [picture.imageId])
      return { nutritionDiaryEntryId, tip: await tipOfEntry(context, receipts, nutritionDiaryEntryId) }
    }
    awardDiaryEntry(tx, user.id, { entryId: entry.id, day: berlinDay(now) }, now)
    return { nutritionDiaryEntryId, tip: await giveTip(context, receipts, entry, now) }
  },
  { prefetch: [diaryReceipts] },
)
