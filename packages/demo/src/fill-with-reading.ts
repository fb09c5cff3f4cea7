import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { REPORT_STEP } from '@wohlauf/contract/values/limits/report-limits'
import { sql } from 'drizzle-orm'
import { readingFigure } from '../../../apps/server/src/contexts/overview/database/tables.ts'
import { insertMany } from '../../../apps/server/src/platform/database/insert-many.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import type { DemoContent } from './fill-with-content.ts'

const READERS_OF_FIRST = 78
const FEWER_PER_MODULE = 9
/** The share of readers who continue; one page of each module loses more. */
const GO_ON = 0.95
const GO_ON_BEHIND_LONG_PAGE = 0.7

/** The numbers of readers are invented: only the figures are written. */
export const fillWithReading = async (tx: Tx, { modules }: DemoContent, now: Date): Promise<void> => {
  const month = `${berlinDay(now).slice(0, 7)}-01`
  const figures = modules.flatMap(({ moduleId, pages }, index) => {
    const readers = READERS_OF_FIRST - index * FEWER_PER_MODULE
    const figure = (kind: string, count: number, of: object = {}) => ({
      kind,
      moduleId,
      modulePageId: null,
      contentElementId: null,
      quizAnswerId: null,
      month,
      estimate: Math.round(Math.max(0, count) / REPORT_STEP) * REPORT_STEP,
      countedUntil: month,
      ...of,
    })
    const readersByPage: number[] = [readers]
    for (const at of pages.keys())
      readersByPage.push(
        (readersByPage[at] ?? 0) * (at === Math.floor(pages.length / 2) ? GO_ON_BEHIND_LONG_PAGE : GO_ON),
      )
    return [
      figure('READ', readers),
      figure('FINISHED', readersByPage.at(-1) ?? 0),
      ...pages.map(({ pageId }, at) => figure('REACHED', readersByPage[at] ?? 0, { modulePageId: pageId })),
      ...pages.flatMap(({ pageId, elements }, at) =>
        elements.flatMap(({ elementId, content }) =>
          content.type !== 'QUIZ'
            ? []
            : content.possibleAnswers.map(({ contentElementQuizAnswerId, isCorrectAnswer }) =>
                figure(
                  'PICKED',
                  ((readersByPage[at] ?? 0) * (isCorrectAnswer ? content.possibleAnswers.length : 1)) /
                    (2 * content.possibleAnswers.length - 1),
                  {
                    modulePageId: pageId,
                    contentElementId: elementId,
                    quizAnswerId: contentElementQuizAnswerId,
                  },
                ),
              ),
        ),
      ),
    ]
  })
  if (figures.length > 0) await tx.execute(sql`${insertMany(readingFigure, figures)}`)
}
