import { updateConsumedAtOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeEntry } from '../own-entries.ts'
import { complaintAboutTime } from '../rules/entry-time.ts'

export const updateConsumedAtOfNutritionDiaryEntryCommand = handle(
  updateConsumedAtOfNutritionDiaryEntry,
  async ({ input, tx, user, now, refuse }) => {
    const consumedAt = new Date(input.consumedAt)
    const complaint = complaintAboutTime(consumedAt, now)
    if (complaint) return refuse('not-valid', { fields: { consumedAt: complaint } })
    const isFound = await changeEntry(tx, user.id, input.nutritionDiaryEntryId, { consumedAt })
    return isFound ? {} : refuse('not-found')
  },
)
