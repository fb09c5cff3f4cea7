import { updateDescriptionOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeEntry, findOwnEntry } from '../own-entries.ts'

export const updateDescriptionOfNutritionDiaryEntryCommand = handle(
  updateDescriptionOfNutritionDiaryEntry,
  async ({ input, tx, user, refuse }) => {
    const { nutritionDiaryEntryId } = input
    const description = input.description || null
    const entry = await findOwnEntry(tx, user.id, nutritionDiaryEntryId)
    if (!entry) return refuse('not-found')
    if (description === null && !entry.imageId)
      return refuse('not-valid', { fields: { description: MESSAGES.imageOrDescription } })
    await changeEntry(tx, user.id, entry.id, { description })
    return {}
  },
)
