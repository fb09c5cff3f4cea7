import { type Asking, asksForResponse } from '@wohlauf/contract/rules/open-tasks'
import { eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, type OwnDataSection, without } from '../../platform/database/own-data.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import {
  contentElement,
  contentElementResponse,
  module,
  modulePage,
  moduleProgress,
} from './database/tables.ts'
import { loadPublishedModules } from './published-modules.ts'
import type { StoredContent, StoredContentOf } from './stored-content.ts'

const progressSection = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const storedRows = await tx
    .select({ progress: moduleProgress })
    .from(moduleProgress)
    .innerJoin(module, eq(module.id, moduleProgress.moduleId))
    .where(eq(moduleProgress.userId, userId))
    .orderBy(module.position)
  const modules = await loadPublishedModules(
    tx,
    storedRows.map(({ progress }) => progress.moduleId),
  )
  const rows = storedRows.map(({ progress }) => ({
    progress,
    moduleTitle: modules.get(progress.moduleId)?.head.title ?? '',
  }))
  // A page that an editor has removed has no title any more.
  const titleOf = new Map(
    [...modules.values()].flatMap(({ pages }) => pages.map(({ id, title }): [string, string] => [id, title])),
  )
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
    readableTable: {
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

type QuestionAndAnswer = { question: string; answer: string }

/** Questions to a person and their answers, by the type of the element. */
const RESPONSES: {
  [T in Asking]: (content: StoredContentOf<T>, pickedId: string | null) => QuestionAndAnswer
} = {
  QUIZ: ({ question, possibleAnswers }, pickedId) => {
    const answer = possibleAnswers.find((each) => each.contentElementQuizAnswerId === pickedId)
    return { question, answer: answer?.text ?? '' }
  },
  ACKNOWLEDGEMENT: ({ acknowledgement }) => ({ question: acknowledgement, answer: 'Bestätigt' }),
}

const questionAndAnswerOf = (content: StoredContent, pickedId: string | null): QuestionAndAnswer => {
  if (!asksForResponse(content.type)) throw new Error(`nobody can have responded to ${content.type}`)
  return RESPONSES[content.type](content as never, pickedId)
}

const RESULTS = new Map([
  [true, 'Richtig'],
  [false, 'Nicht richtig'],
])

const responseSection = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({
      response: contentElementResponse,
      content: contentElement.content,
      moduleId: modulePage.moduleId,
    })
    .from(contentElementResponse)
    .innerJoin(contentElement, eq(contentElement.id, contentElementResponse.contentElementId))
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .where(eq(contentElementResponse.userId, userId))
    .orderBy(contentElementResponse.createdAt)
  const modules = await loadPublishedModules(
    tx,
    rows.map(({ moduleId }) => moduleId),
  )
  const responses = rows.map(({ response, content, moduleId }) => {
    const publishedModule = modules.get(moduleId)
    const element = publishedModule?.elements.find(({ id }) => id === response.contentElementId)
    return {
      response,
      moduleTitle: publishedModule?.head.title ?? '',
      // The row of a removed element still has the question.
      ...questionAndAnswerOf(element?.content ?? content, response.quizAnswerId),
    }
  })
  return {
    table: 'content_element_response',
    name: 'contentElementResponses',
    title: 'Antworten',
    purpose: 'Was du in Quizfragen gewählt und was du bestätigt hast. Eine Frage zählt nur beim ersten Mal.',
    records: responses.map(({ response, moduleTitle, question, answer }) => ({
      ...without(response, 'appId', 'userId'),
      moduleTitle,
      question,
      answer,
    })),
    readableTable: {
      columns: ['Modul', 'Frage', 'Deine Antwort', 'Ergebnis', 'Wann'],
      rows: responses.map(({ response, moduleTitle, question, answer }) => [
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
