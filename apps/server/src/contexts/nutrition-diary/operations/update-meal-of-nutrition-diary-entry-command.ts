import { updateMealOfNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeEntry } from '../own-entries.ts'

export const updateMealOfNutritionDiaryEntryCommand = handle(
  updateMealOfNutritionDiaryEntry,
  async ({ input, tx, user, refuse }) => {
    const { nutritionDiaryEntryId, meal } = input
    return (await changeEntry(tx, user.id, nutritionDiaryEntryId, { meal })) ? {} : refuse('not-found')
  },
)
