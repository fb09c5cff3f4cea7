import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { count, eq, gte, sql } from 'drizzle-orm'
import { drawForRounding } from '../../../platform/base/draw-for-rounding.ts'
import { inParts } from '../../../platform/base/in-parts.ts'
import { insertMany } from '../../../platform/database/insert-many.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { countReading } from '../../modules/index.ts'
import { type ReadingKind, readingFigure } from '../database/tables.ts'
import { publishedPeople } from '../rules/published-people.ts'

/** The number of an app's pages is unlimited, that of a statement's values is not. */
const FIGURES_AT_ONCE = 1000

const countAllLearners = async (tx: Tx): Promise<number> => {
  const [row] = await tx.select({ learners: count() }).from(appUser).where(eq(appUser.role, 'ROLE_USER'))
  return row?.learners ?? 0
}

type Of = { moduleId: string; modulePageId?: string; contentElementId?: string; quizAnswerId?: string }

const figuresOf = async (tx: Tx, month: string) => {
  const [{ modules, pages, answers }, learners] = await Promise.all([countReading(tx), countAllLearners(tx)])
  const figure = (kind: ReadingKind, of: Of, people: number, draw: number) => ({
    kind,
    month,
    moduleId: of.moduleId,
    modulePageId: of.modulePageId ?? null,
    contentElementId: of.contentElementId ?? null,
    quizAnswerId: of.quizAnswerId ?? null,
    people: publishedPeople(people, draw, learners),
  })
  // One draw per module: of two pages, the one with more readers never has the smaller figure.
  const draws = new Map(modules.map(({ moduleId }) => [moduleId, drawForRounding()]))
  const drawOf = ({ moduleId }: Of) => draws.get(moduleId) ?? drawForRounding()
  return [
    ...modules.map((each) => figure('READ', each, each.readers, drawOf(each))),
    ...modules.map((each) => figure('FINISHED', each, each.finished, drawOf(each))),
    ...pages.map((each) => figure('REACHED', each, each.people, drawOf(each))),
    ...answers.map((each) => figure('PICKED', each, each.people, drawForRounding())),
  ]
}

/**
 * Publishes once a month, so that a manager who watches one person read sees no difference. The random number is
 * not drawn again, so a second run has nothing to do. Runs every day, so that a missed month is published later.
 */
export const publishReadingFigures = defineSchedule({
  name: 'publish-reading-figures',
  cron: '40 0 * * *',
  run: async ({ tx, now }) => {
    const month = `${berlinDay(now).slice(0, 7)}-01`
    const publishedRows = await tx
      .select({ id: readingFigure.id })
      .from(readingFigure)
      .where(gte(readingFigure.month, month))
      .limit(1)
    if (publishedRows.length > 0) return
    const figures = await figuresOf(tx, month)
    await tx.delete(readingFigure)
    // The first of two runs at the same time counts.
    for (const part of inParts(figures, FIGURES_AT_ONCE))
      await tx.execute(sql`${insertMany(readingFigure, part)} ON CONFLICT DO NOTHING`)
  },
})
