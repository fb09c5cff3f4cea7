import {
  downloadNutritionDiaryAsPdf,
  MAX_PRINTED_ENTRIES,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { problemOfRange } from '@wohlauf/contract/rules/printed-range'
import { handle } from '../../../platform/http/mount/handler.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import { entriesByDay } from '../printed-days.ts'
import { printedDiaryOf } from '../printed-diary-of.ts'
import { isPrintable } from '../rules/printed-size.ts'

export const downloadNutritionDiaryAsPdfQuery = handle(downloadNutritionDiaryAsPdf, async (context) => {
  const { input, tx, app, user, services, refuse } = context
  const problem = problemOfRange(input)
  if (problem) return refuse('not-valid', { fields: { to: problem } })
  const days = await entriesByDay(tx, user.id, input)
  const descriptions = days.flatMap(({ rows }) => rows.map(({ entry }) => entry.description))
  if (descriptions.length > MAX_PRINTED_ENTRIES || !isPrintable(descriptions))
    return refuse('too-much-to-print')
  return {
    contentType: 'application/pdf',
    fileName: 'ernaehrungstagebuch.pdf',
    make: () =>
      makePdf({ appId: app.appId, userId: user.id }, () =>
        printedDiaryOf(services.storage, { app, range: input, days }),
      ),
  }
})
