import { randomBytes } from 'node:crypto'
import { berlinDay, startOfBerlinDay } from '@wohlauf/contract/rules/berlin-time'
import { lt, sql } from 'drizzle-orm'
import { inParts } from '../../../platform/base/in-parts.ts'
import { insertMany } from '../../../platform/database/insert-many.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { countReading, module, quizzesOfModule } from '../../modules/index.ts'
import { readingFigure } from '../database/tables.ts'
import { nextEstimates, type Part, READ } from '../rules/reading-estimates.ts'

/** The number of an app's pages is unlimited, that of a statement's values is not. */
const FIGURES_AT_ONCE = 1000

const { moduleId, kind, modulePageId, contentElementId, quizAnswerId, month, estimate, countedUntil } =
  readingFigure
const COLUMNS = {
  moduleId,
  kind,
  modulePageId,
  contentElementId,
  quizAnswerId,
  month,
  estimate,
  countedUntil,
}

const partsOf = async (tx: Tx, moduleId: string): Promise<Part[]> => {
  const pages = (await quizzesOfModule(tx, moduleId)) ?? []
  return [
    READ,
    { ...READ, kind: 'FINISHED' },
    ...pages.map(({ id }) => ({ ...READ, kind: 'REACHED' as const, modulePageId: id })),
    ...pages.flatMap(({ id: modulePageId, quizzes }) =>
      quizzes.flatMap(({ id: contentElementId, possibleAnswers }) =>
        possibleAnswers.map(({ contentElementQuizAnswerId: quizAnswerId }) => ({
          kind: 'PICKED' as const,
          modulePageId,
          contentElementId,
          quizAnswerId,
        })),
      ),
    ),
  ]
}

/**
 * Looks once a month, so that a manager who watches one person read sees no difference, and counts what happened before
 * the month began. Chance is not drawn again, so a second run has nothing to do. Runs every day, so that a missed month
 * is made up for.
 */
export const publishReadingFigures = defineSchedule({
  name: 'publish-reading-figures',
  cron: '40 0 * * *',
  run: async ({ tx, now }) => {
    const thisMonth = `${berlinDay(now).slice(0, 7)}-01`
    const earlier = await tx.select(COLUMNS).from(readingFigure)
    if (earlier.some((figure) => figure.month >= thisMonth)) return
    // Figures of the version before know of no estimates.
    const estimatesOf = Map.groupBy(
      earlier.filter((figure) => figure.kind === READ.kind || figure.estimate !== null),
      (figure) => figure.moduleId,
    )
    const figures: (typeof earlier)[number][] = []
    for (const { id } of await tx.select({ id: module.id }).from(module)) {
      const estimates = estimatesOf.get(id) ?? []
      const end = estimates.find((figure) => figure.kind === READ.kind)?.countedUntil
      const counts = await countReading(tx, id, {
        since: end ? startOfBerlinDay(end) : undefined,
        until: startOfBerlinDay(thisMonth),
      })
      const next = nextEstimates(estimates, await partsOf(tx, id), counts, thisMonth, randomBytes)
      figures.push(...next.map((each) => ({ ...each, moduleId: id, month: thisMonth })))
    }
    // The first of two runs at the same time counts.
    await tx.delete(readingFigure).where(lt(month, thisMonth))
    for (const part of inParts(figures, FIGURES_AT_ONCE))
      await tx.execute(sql`${insertMany(readingFigure, part)} ON CONFLICT DO NOTHING`)
  },
})
