import { getNutritionDiaryForPrinting } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { problemOfRange } from '@wohlauf/contract/rules/printed-range'
import { handle } from '../../../platform/http/mount/handler.ts'
import { entriesByDay } from '../printed-days.ts'
import { toDiaryEntry } from '../shown-entry.ts'

export const getNutritionDiaryForPrintingQuery = handle(getNutritionDiaryForPrinting, async (context) => {
  const { input, tx, user, refuse } = context
  const problem = problemOfRange(input)
  if (problem) return refuse('not-valid', { fields: { to: problem } })
  const days = await entriesByDay(tx, user.id, input)
  return {
    days: days.map(({ date, rows }) => ({ date, entries: rows.map((row) => toDiaryEntry(row, context)) })),
  }
})
