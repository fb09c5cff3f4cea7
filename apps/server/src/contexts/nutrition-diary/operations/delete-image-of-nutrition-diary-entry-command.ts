import { deleteImageOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { handle } from '../../../platform/http/mount/handler.ts'
import { dropPrivateImages } from '../../../platform/storage/private-images/keep-private-image.ts'
import { changeEntry, findOwnEntry } from '../own-entries.ts'

export const deleteImageOfNutritionDiaryEntryCommand = handle(
  deleteImageOfNutritionDiaryEntry,
  async ({ input, tx, user, refuse }) => {
    const entry = await findOwnEntry(tx, user.id, input.nutritionDiaryEntryId)
    if (!entry) return refuse('not-found')
    if (entry.description === null)
      return refuse('not-valid', { fields: { description: MESSAGES.imageOrDescription } })
    if (!entry.imageId) return {}
    await changeEntry(tx, user.id, entry.id, { imageId: null })
    await dropPrivateImages(tx, [entry.imageId])
    return {}
  },
)
