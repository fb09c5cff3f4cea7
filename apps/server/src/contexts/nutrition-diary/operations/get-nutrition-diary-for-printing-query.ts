import { getNutritionDiaryForPrinting } from '@wohlauf/contract/nutrition-diary'
import { handle } from '../../../platform/http/handler.ts'
import { entriesByDay } from '../printed-days.ts'
import { complaintAboutRange } from '../rules/printed-range.ts'
import { toDiaryEntry } from '../shown-entry.ts'

export const getNutritionDiaryForPrintingQuery = handle(getNutritionDiaryForPrinting, async (context) => {
  const { input, tx, user, refuse } = context
  const complaint = complaintAboutRange(input)
  if (complaint) return refuse('not-valid', { fields: { to: complaint } })
  const days = await entriesByDay(tx, user.id, input)
  return {
    days: days.map(({ date, rows }) => ({ date, entries: rows.map((row) => toDiaryEntry(row, context)) })),
  }
})
