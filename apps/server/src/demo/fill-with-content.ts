import { randomUUID } from 'node:crypto'
import type { Scene } from '@wohlauf/art/scene'
import { document } from '../contexts/documents/tables.ts'
import { habit } from '../contexts/habits/tables.ts'
import type { StoredContent } from '../contexts/modules/stored-content.ts'
import { contentElement, module, modulePage } from '../contexts/modules/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { storedFile } from '../platform/files/tables.ts'
import type { Services } from '../platform/services.ts'
import type { DemoApp } from './apps.ts'
import type { DemoElement, DemoPicture, DemoWorld } from './content/types.ts'
import type { Drawing } from './drawing.ts'
import { writePdf } from './write-pdf.ts'

type Filling = { appId: string; demo: DemoApp; world: DemoWorld }

export type DemoContent = {
  /** In order: each module's pages with what stands on them. */
  modules: {
    moduleId: string
    pages: { pageId: string; isExerciseIncluded: boolean; elements: DemoPlaced[] }[]
  }[]
}
export type DemoPlaced = { elementId: string; content: StoredContent; habitId: string | null }

const GRID: Pick<Scene, 'width' | 'height'> = { width: 1200, height: 800 }

const storedContent = (element: DemoElement): StoredContent => {
  switch (element.type) {
    case 'RICH_TEXT':
      return { type: element.type, textHtml: element.textHtml }
    case 'VIDEO':
      return { type: element.type, videoId: element.videoId }
    case 'QUIZ':
      return {
        type: element.type,
        question: element.question,
        possibleAnswers: element.possibleAnswers.map(({ text, explanation, isCorrectAnswer }) => ({
          contentElementQuizAnswerId: randomUUID(),
          text,
          explanation,
          isCorrectAnswer: isCorrectAnswer === true,
        })),
      }
    case 'ACKNOWLEDGEMENT':
      return {
        type: element.type,
        introduction: element.introduction,
        acknowledgement: element.acknowledgement,
      }
    case 'DOCUMENT':
      return { type: element.type, documentExplanation: element.documentExplanation }
    case 'SELF_REFLECTION':
      return {
        type: element.type,
        question: element.question,
        selfReflectionOptions: element.selfReflectionOptions.map((option) => ({ ...option })),
      }
    default:
      return { type: element.type }
  }
}

/** Writes an app's modules, habits and documents, its pictures drawn and its documents set as PDF. */
export const fillWithContent = async (
  tx: Tx,
  { images, storage }: Services,
  drawing: Drawing,
  { appId, demo, world }: Filling,
): Promise<DemoContent> => {
  const storePicture = async ({ subject, seed, alternativeText }: DemoPicture): Promise<string> => {
    const bytes = await drawing.draw({ subject, seed, palette: demo.style, ...GRID })
    const stored = await images.store(tx, { appId, bytes, alternativeText })
    if (!stored) throw new Error(`the drawing ${subject} ${seed} is no picture`)
    return stored.imageId
  }

  const habitIds = new Map<string, string>()
  for (const { key, title, minRuntime, introduction } of world.habits) {
    const id = randomUUID()
    habitIds.set(key, id)
    await tx.insert(habit).values({ id, title, minRuntimeWeeks: minRuntime, introduction })
  }

  const documentIds = new Map<string, string>()
  for (const [position, { key, title, shortDescription, fileName, sections }] of world.documents.entries()) {
    const [id, storedFileId] = [randomUUID(), randomUUID()]
    documentIds.set(key, id)
    const bytes = await writePdf({
      title,
      shortDescription,
      sections,
      appTitle: demo.title,
      palette: demo.style,
    })
    const storageKey = `${appId}/documents/${randomUUID()}`
    await storage.write(storageKey, bytes, 'application/pdf')
    await tx.insert(storedFile).values({
      id: storedFileId,
      storageKey,
      contentType: 'application/pdf',
      fileName,
      sizeBytes: bytes.length,
    })
    await tx.insert(document).values({ id, title, shortDescription, storedFileId, position })
  }

  const modules: DemoContent['modules'] = []
  for (const [modulePosition, demoModule] of world.modules.entries()) {
    const moduleId = randomUUID()
    await tx.insert(module).values({
      id: moduleId,
      number: demoModule.number,
      title: demoModule.title,
      imageId: await storePicture(demoModule.picture),
      isEnabled: true,
      position: modulePosition,
    })
    const pages = []
    for (const [pagePosition, page] of demoModule.pages.entries()) {
      const pageId = randomUUID()
      const isExerciseIncluded = page.isExerciseIncluded === true
      await tx.insert(modulePage).values({
        id: pageId,
        moduleId,
        title: page.title,
        isExerciseIncluded,
        isEnabled: true,
        position: pagePosition,
      })
      const elements: DemoPlaced[] = []
      for (const [position, element] of page.contentElements.entries()) {
        const elementId = randomUUID()
        const content = storedContent(element)
        const habitId = element.type === 'HABIT_PROPOSAL' ? (habitIds.get(element.habit) ?? null) : null
        elements.push({ elementId, content, habitId })
        await tx.insert(contentElement).values({
          id: elementId,
          modulePageId: pageId,
          type: element.type,
          title: element.title,
          content,
          imageId: element.type === 'IMAGE' ? await storePicture(element.picture) : null,
          habitId,
          documentId: element.type === 'DOCUMENT' ? (documentIds.get(element.document) ?? null) : null,
          position,
        })
      }
      pages.push({ pageId, isExerciseIncluded, elements })
    }
    modules.push({ moduleId, pages })
  }
  return { modules }
}
