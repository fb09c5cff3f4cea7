import { getModuleReadingAsManager } from '@wohlauf/contract/overview/overview'
import { shownEstimate } from '@wohlauf/contract/rules/estimate-people'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { votesOfPages } from '../../feedback/index.ts'
import { quizzesOfModule } from '../../modules/index.ts'
import { readingFigure } from '../database/tables.ts'
import type { ReadingKind } from '../rules/reading-estimates.ts'

export const getModuleReadingAsManagerQuery = handle(
  getModuleReadingAsManager,
  async ({ input: { moduleId }, tx, refuse }) => {
    const [pages, figures] = await Promise.all([
      quizzesOfModule(tx, moduleId),
      tx.select().from(readingFigure).where(eq(readingFigure.moduleId, moduleId)),
    ])
    if (!pages) return refuse('not-found')
    const votes = await votesOfPages(
      tx,
      pages.map(({ id }) => id),
    )
    const people = (kind: ReadingKind, isAskedFor: (figure: (typeof figures)[number]) => boolean) =>
      shownEstimate(figures.find((figure) => figure.kind === kind && isAskedFor(figure))?.estimate)
    return {
      month: figures.find(({ kind }) => kind === 'READ')?.countedUntil ?? null,
      readers: people('READ', () => true),
      finished: people('FINISHED', () => true),
      pages: pages.map(({ id, title, quizzes }) => ({
        modulePageId: id,
        title,
        reached: people('REACHED', ({ modulePageId }) => modulePageId === id),
        votes: votes.get(id) ?? null,
        quizzes: quizzes.map((quiz) => ({
          contentElementId: quiz.id,
          question: quiz.question,
          answers: quiz.possibleAnswers.map((answer) => ({
            text: answer.text,
            isCorrect: answer.isCorrectAnswer,
            people: people(
              'PICKED',
              ({ contentElementId, quizAnswerId }) =>
                contentElementId === quiz.id && quizAnswerId === answer.contentElementQuizAnswerId,
            ),
          })),
        })),
      })),
    }
  },
)
