import { addImageToNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { handle } from '../../../platform/http/mount/handler.ts'
import {
  dropPrivateImages,
  keepPrivateImage,
} from '../../../platform/storage/private-images/keep-private-image.ts'
import { changeEntry, findOwnEntry } from '../own-entries.ts'

export const addImageToNutritionDiaryEntryCommand = handle(
  addImageToNutritionDiaryEntry,
  async ({ input, files, tx, user, refuse }) => {
    const entry = await findOwnEntry(tx, user.id, input.nutritionDiaryEntryId)
    if (!entry) return refuse('not-found')
    const { imageFile } = files
    await keepPrivateImage(tx, user.id, imageFile)
    await changeEntry(tx, user.id, entry.id, { imageId: imageFile.imageId })
    if (entry.imageId) await dropPrivateImages(tx, [entry.imageId])
    return {}
  },
)
