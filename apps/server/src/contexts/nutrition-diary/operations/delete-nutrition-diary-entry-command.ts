import { deleteNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { recordDeletedId } from '../../../platform/deleted-ids/deleted-ids.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { dropPrivateImages } from '../../../platform/storage/private-images/keep-private-image.ts'
import { nutritionDiaryEntry } from '../database/tables.ts'
import { isOwnEntry } from '../own-entries.ts'

export const deleteNutritionDiaryEntryCommand = handle(
  deleteNutritionDiaryEntry,
  async ({ input, tx, user, now, refuse }) => {
    const { nutritionDiaryEntryId } = input
    const [entry] = await tx
      .delete(nutritionDiaryEntry)
      .where(isOwnEntry(user.id, nutritionDiaryEntryId))
      .returning({ imageId: nutritionDiaryEntry.imageId })
    if (!entry) return refuse('not-found')
    recordDeletedId(tx, nutritionDiaryEntryId, { userId: user.id, deletedAt: now })
    if (entry.imageId) await dropPrivateImages(tx, [entry.imageId])
    return {}
  },
)
