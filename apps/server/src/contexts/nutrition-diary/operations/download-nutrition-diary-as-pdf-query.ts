import { MESSAGES } from '@wohlauf/contract/messages'
import { downloadNutritionDiaryAsPdf, MAX_PRINTED_ENTRIES } from '@wohlauf/contract/nutrition-diary'
import { problemOfRange } from '@wohlauf/contract/rules/printed-range'
import { handle } from '../../../platform/http/handler.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import { entriesByDay } from '../printed-days.ts'
import { printedDiaryOf } from '../printed-diary-of.ts'

export const downloadNutritionDiaryAsPdfQuery = handle(downloadNutritionDiaryAsPdf, async (context) => {
  const { input, tx, app, user, services, refuse } = context
  const problem = problemOfRange(input)
  if (problem) return refuse('not-valid', { fields: { to: problem } })
  const days = await entriesByDay(tx, user.id, input)
  const entries = days.reduce((sum, { rows }) => sum + rows.length, 0)
  if (entries > MAX_PRINTED_ENTRIES) return refuse('not-valid', { fields: { to: MESSAGES.dateNotAllowed } })
  return {
    contentType: 'application/pdf',
    fileName: 'ernaehrungstagebuch.pdf',
    make: () => makePdf(() => printedDiaryOf(services.storage, { app, range: input, days })),
  }
})
