import { MESSAGES } from '@wohlauf/contract/messages'
import { downloadNutritionDiaryAsPdf, MAX_PRINTED_ENTRIES } from '@wohlauf/contract/nutrition-diary'
import { handle } from '../../../platform/http/handler.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import { entriesByDay } from '../printed-days.ts'
import { printedDiaryOf } from '../printed-diary-of.ts'
import { complaintAboutRange } from '../rules/printed-range.ts'

export const downloadNutritionDiaryAsPdfQuery = handle(downloadNutritionDiaryAsPdf, async (context) => {
  const { input, tx, app, user, services, refuse } = context
  const complaint = complaintAboutRange(input)
  if (complaint) return refuse('not-valid', { fields: { to: complaint } })
  const days = await entriesByDay(tx, user.id, input)
  const entries = days.reduce((sum, { rows }) => sum + rows.length, 0)
  if (entries > MAX_PRINTED_ENTRIES) return refuse('not-valid', { fields: { to: MESSAGES.dateNotAllowed } })
  return {
    contentType: 'application/pdf',
    fileName: 'ernaehrungstagebuch.pdf',
    make: () => makePdf(() => printedDiaryOf(services.storage, { app, range: input, days })),
  }
})
