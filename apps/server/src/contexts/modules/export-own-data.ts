import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { type ExportOwnData, type OwnDataSection, without } from '../../platform/own-data.ts'
import { germanInstant } from '../../platform/time/german-time.ts'
import type { StoredContent } from './stored-content.ts'
import { contentElement, contentElementResponse, module, modulePage, moduleProgress } from './tables.ts'

const progressSection = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ progress: moduleProgress, moduleTitle: module.title })
    .from(moduleProgress)
    .innerJoin(module, eq(module.id, moduleProgress.moduleId))
    .where(eq(moduleProgress.userId, userId))
    .orderBy(module.position)
  const pages = await tx.select({ id: modulePage.id, title: modulePage.title }).from(modulePage)
  // A page deleted by an editor has no title any more.
  const titleOf = new Map(pages.map(({ id, title }) => [id, title]))
  const titles = (ids: readonly string[]) => ids.map((id) => titleOf.get(id) ?? null)
  return {
    table: 'module_progress',
    name: 'moduleProgress',
    title: 'Lernstand',
    purpose: 'Wie weit du in den Modulen bist, damit du dort weiterlesen kannst, wo du warst.',
    records: rows.map(({ progress, moduleTitle }) => ({
      ...without(progress, 'appId', 'userId'),
      moduleTitle,
      seenPageTitles: titles(progress.seenPageIds),
      confirmedExercisePageTitles: titles(progress.confirmedExercisePageIds),
    })),
    shown: {
      columns: ['Modul', 'Gelesene Seiten', 'Bestätigte Übungen', 'Zuletzt geöffnet', 'Abgeschlossen'],
      rows: rows.map(({ progress, moduleTitle }) => [
        moduleTitle,
        titles(progress.seenPageIds)
          .map((title) => title ?? '(entfernte Seite)')
          .join(', '),
        titles(progress.confirmedExercisePageIds)
          .map((title) => title ?? '(entfernte Seite)')
          .join(', '),
        progress.lastViewedAt ? germanInstant(progress.lastViewedAt) : '',
        progress.completedAt ? germanInstant(progress.completedAt) : '',
      ]),
    },
  }
}

const questionAndAnswerOf = (content: StoredContent, pickedId: string | null) => {
  if (content.type === 'ACKNOWLEDGEMENT') return { question: content.acknowledgement, answer: 'Bestätigt' }
  if (content.type !== 'QUIZ') return { question: '', answer: '' }
  const picked = content.possibleAnswers.find((each) => each.contentElementQuizAnswerId === pickedId)
  return { question: content.question, answer: picked?.text ?? '' }
}

const RESULTS = new Map([
  [true, 'Richtig'],
  [false, 'Nicht richtig'],
])

const responseSection = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ response: contentElementResponse, content: contentElement.content, moduleTitle: module.title })
    .from(contentElementResponse)
    .innerJoin(contentElement, eq(contentElement.id, contentElementResponse.contentElementId))
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .innerJoin(module, eq(module.id, modulePage.moduleId))
    .where(eq(contentElementResponse.userId, userId))
    .orderBy(contentElementResponse.createdAt)
  const read = rows.map((row) => ({ ...row, ...questionAndAnswerOf(row.content, row.response.quizAnswerId) }))
  return {
    table: 'content_element_response',
    name: 'contentElementResponses',
    title: 'Antworten',
    purpose: 'Was du in Quizfragen gewählt und was du bestätigt hast. Eine Frage zählt nur beim ersten Mal.',
    records: read.map(({ response, moduleTitle, question, answer }) => ({
      ...without(response, 'appId', 'userId'),
      moduleTitle,
      question,
      answer,
    })),
    shown: {
      columns: ['Modul', 'Frage', 'Deine Antwort', 'Ergebnis', 'Wann'],
      rows: read.map(({ response, moduleTitle, question, answer }) => [
        moduleTitle,
        question,
        answer,
        response.isCorrect === null ? '' : (RESULTS.get(response.isCorrect) ?? ''),
        germanInstant(response.createdAt),
      ]),
    },
  }
}

export const exportOwnReading: ExportOwnData = async (tx, { userId }) => ({
  sections: [await progressSection(tx, userId), await responseSection(tx, userId)],
})
