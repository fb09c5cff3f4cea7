import { randomUUID } from 'node:crypto'
import type { Scene } from '@wohlauf/art/scene'
import { RICH } from '@wohlauf/contract/rich-text'
import type { Drawing } from '@wohlauf/demo-media/drawing'
import { writePdf } from '@wohlauf/demo-media/write-pdf'
import { document } from '../contexts/documents/tables.ts'
import { habit } from '../contexts/habits/tables.ts'
import type { StoredContent } from '../contexts/modules/stored-content.ts'
import { contentElement, module, modulePage } from '../contexts/modules/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { keepFile, writeFile } from '../platform/files/keep-file.ts'
import { cleanHtml } from '../platform/html/clean-html.ts'
import { keepImage } from '../platform/images/image-store.ts'
import { processImage } from '../platform/images/process-image.ts'
import type { Services } from '../platform/services.ts'
import type { DemoApp } from './apps.ts'
import type {
  DemoDocument,
  DemoHabit,
  DemoModule,
  DemoPage,
  DemoPicture,
  DemoWorld,
} from './content/types.ts'
import { storedContentOf } from './stored-content-of.ts'

type Filling = { appId: string; demo: DemoApp; world: DemoWorld }

export type DemoContent = {
  /** In order: each module's pages with their elements. */
  modules: { moduleId: string; pages: DemoWrittenPage[] }[]
}
type DemoWrittenPage = { pageId: string; isExerciseIncluded: boolean; elements: DemoWrittenElement[] }
export type DemoWrittenElement = { elementId: string; content: StoredContent; habitId: string | null }

const GRID: Pick<Scene, 'width' | 'height'> = { width: 1200, height: 800 }

const picturesOf = ({ modules }: DemoWorld): DemoPicture[] =>
  modules.flatMap(({ picture, pages }) => [
    picture,
    ...pages
      .flatMap(({ contentElements }) => contentElements)
      .flatMap((element) => (element.type === 'IMAGE' ? [element.picture] : [])),
  ])

/** Creates an app's modules, habits and documents, with drawn pictures and generated PDFs. */
export const fillWithContent = async (
  tx: Tx,
  { images, storage }: Services,
  drawing: Drawing,
  { appId, demo, world }: Filling,
): Promise<DemoContent> => {
  // All calls are concurrent: the next one is drawn while the last one is encoded and stored.
  const drawings = new Map(
    picturesOf(world).map((picture) => {
      const { subject, seed } = picture
      const drawn = drawing.draw({ subject, seed, palette: demo.style, ...GRID })
      drawn.catch(() => {})
      return [picture, drawn]
    }),
  )
  const habitIds = new Map<string, string>()
  const documentIds = new Map<string, string>()

  const storePicture = async (picture: DemoPicture): Promise<string> => {
    const bytes = await drawings.get(picture)
    const processed = bytes && (await processImage(bytes))
    if (!processed) throw new Error(`the drawing ${picture.subject} ${picture.seed} is not a picture`)
    const { alternativeText } = picture
    const written = await images.write(appId, processed)
    await keepImage(tx, written, alternativeText)
    return written.imageId
  }

  const writeHabit = async ({ key, title, minRuntime, introduction }: DemoHabit) => {
    // The database's own ids preserve the order of creation.
    const [written] = await tx
      .insert(habit)
      .values({ title, minRuntimeWeeks: minRuntime, introduction: cleanHtml(introduction, RICH) })
      .returning({ id: habit.id })
    if (written) habitIds.set(key, written.id)
  }

  const writeDocument = async (given: DemoDocument, position: number) => {
    const { key, title, shortDescription, fileName } = given
    const bytes = await writePdf({ ...given, appTitle: demo.title, palette: demo.style })
    const written = await writeFile(storage, appId, { bytes, contentType: 'application/pdf', fileName })
    const storedFileId = await keepFile(tx, written)
    const id = randomUUID()
    documentIds.set(key, id)
    await tx.insert(document).values({ id, title, shortDescription, storedFileId, position })
  }

  const writePage = async (page: DemoPage, moduleId: string, position: number): Promise<DemoWrittenPage> => {
    const placed: DemoWrittenPage = {
      pageId: randomUUID(),
      isExerciseIncluded: page.isExerciseIncluded === true,
      elements: [],
    }
    const { pageId: id, isExerciseIncluded } = placed
    await tx
      .insert(modulePage)
      .values({ id, moduleId, title: page.title, isExerciseIncluded, isEnabled: true, position })
    for (const [position, element] of page.contentElements.entries()) {
      const elementId = randomUUID()
      const content = storedContentOf(element)
      const habitId = element.type === 'HABIT_PROPOSAL' ? (habitIds.get(element.habit) ?? null) : null
      placed.elements.push({ elementId, content, habitId })
      await tx.insert(contentElement).values({
        id: elementId,
        modulePageId: id,
        type: element.type,
        title: element.title,
        content,
        imageId: element.type === 'IMAGE' ? await storePicture(element.picture) : null,
        habitId,
        documentId: element.type === 'DOCUMENT' ? (documentIds.get(element.document) ?? null) : null,
        position,
      })
    }
    return placed
  }

  const writeModule = async ({ number, title, picture, pages }: DemoModule, position: number) => {
    const moduleId = randomUUID()
    const imageId = await storePicture(picture)
    await tx.insert(module).values({ id: moduleId, number, title, imageId, isEnabled: true, position })
    const placed = []
    for (const [position, page] of pages.entries()) placed.push(await writePage(page, moduleId, position))
    return { moduleId, pages: placed }
  }

  for (const given of world.habits) await writeHabit(given)
  for (const [position, given] of world.documents.entries()) await writeDocument(given, position)
  const modules = []
  for (const [position, given] of world.modules.entries()) modules.push(await writeModule(given, position))
  return { modules }
}
