import { randomUUID } from 'node:crypto'
import type { Scene } from '@wohlauf/art/scene'
import { RICH } from '@wohlauf/contract/values/rich-text'
import { document } from '../../../apps/server/src/contexts/documents/database/tables.ts'
import { experienceReport } from '../../../apps/server/src/contexts/experience-reports/database/tables.ts'
import { userGoalProposal } from '../../../apps/server/src/contexts/goal-tracking/database/tables.ts'
import { habit } from '../../../apps/server/src/contexts/habits/database/tables.ts'
import {
  contentElement,
  module,
  modulePage,
} from '../../../apps/server/src/contexts/modules/database/tables.ts'
import type { StoredContent } from '../../../apps/server/src/contexts/modules/stored-content.ts'
import { publication } from '../../../apps/server/src/contexts/publications/database/tables.ts'
import { cleanHtml } from '../../../apps/server/src/platform/base/html/clean-html.ts'
import type { Services } from '../../../apps/server/src/platform/base/services.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { keepImage } from '../../../apps/server/src/platform/storage/images/image-store.ts'
import { processImage } from '../../../apps/server/src/platform/storage/images/process-image.ts'
import { keepFile, writeFile } from '../../../apps/server/src/platform/storage/keep-file.ts'
import type { DemoApp } from './apps.ts'
import type {
  DemoDocument,
  DemoExperienceReport,
  DemoHabit,
  DemoModule,
  DemoPage,
  DemoPicture,
  DemoPublication,
  DemoWorld,
} from './content/types.ts'
import { fillWithRecipes, picturesOfRecipe } from './fill-with-recipes.ts'
import type { Drawing } from './media/drawing.ts'
import { writePdf } from './media/write-pdf.ts'
import { storedContentOf } from './stored-content-of.ts'
import { type DemoWrittenArticle, writeArticles } from './write-articles.ts'

type Filling = { appId: string; demo: DemoApp; world: DemoWorld; now: Date }

export type DemoContent = {
  /** Modules in their order. */
  modules: { moduleId: string; title: string; pages: DemoWrittenPage[] }[]
  goalProposals: readonly string[]
  articles: readonly DemoWrittenArticle[]
}
type DemoWrittenPage = {
  pageId: string
  title: string
  isExerciseIncluded: boolean
  elements: DemoWrittenElement[]
}
export type DemoWrittenElement = {
  elementId: string
  title: string
  content: StoredContent
  habit: { id: string; title: string } | null
}

const BEFORE_ALL_MEMBERS = new Date('2026-01-12T09:00:00Z')

/** Three to two, and barely wider than the widest stored version. */
const GRID: Pick<Scene, 'width' | 'height'> = { width: 1002, height: 668 }
const PORTRAIT: typeof GRID = { width: 1000, height: 1000 }

const picturesOf = ({ modules, experienceReports, recipes, articles }: DemoWorld): DemoPicture[] => [
  ...recipes.flatMap(picturesOfRecipe),
  ...articles.flatMap(({ picture, contentElements }) => [
    picture,
    ...contentElements.flatMap((element) => ('picture' in element ? [element.picture] : [])),
  ]),
  ...experienceReports.map(({ picture }) => picture),
  ...modules.flatMap(({ picture, pages }) => [
    picture,
    ...pages
      .flatMap(({ contentElements }) => contentElements)
      .flatMap((element) => (element.type === 'IMAGE' ? [element.picture] : [])),
  ]),
]

const nameOf = ({ subject, seed }: DemoPicture): string => `${subject}/${seed}`

export const fillWithContent = async (
  tx: Tx,
  { images, storage }: Services,
  drawing: Drawing,
  { appId, demo, world, now }: Filling,
): Promise<DemoContent> => {
  // All calls are concurrent: the next one is drawn while the last one is encoded and stored.
  const drawings = new Map(
    picturesOf(world).map((picture) => {
      const { subject, seed } = picture
      const drawn = drawing.draw({
        subject,
        seed,
        palette: demo.style,
        preventionType: demo.preventionType,
        ...(subject === 'portrait' ? PORTRAIT : GRID),
      })
      drawn.catch(() => {})
      return [nameOf(picture), drawn]
    }),
  )
  const habits = new Map<string, { id: string; title: string }>()
  const documentIds = new Map<string, string>()

  const storePicture = async (picture: DemoPicture): Promise<string> => {
    const bytes = await drawings.get(nameOf(picture))
    const processed = bytes && (await processImage(bytes, { appId, userId: null }))
    if (!processed) throw new Error(`the drawing ${nameOf(picture)} is not a picture`)
    const { alternativeText } = picture
    const image = await images.write(appId, processed)
    await keepImage(tx, image, alternativeText)
    return image.imageId
  }

  const writeHabit = async ({ key, title, minRuntime, introduction }: DemoHabit) => {
    // The database's own ids preserve the order of creation.
    const [row] = await tx
      .insert(habit)
      .values({ title, minRuntimeWeeks: minRuntime, introduction: cleanHtml(introduction, RICH) })
      .returning({ id: habit.id })
    if (row) habits.set(key, { id: row.id, title })
  }

  const writeDocument = async (demoDocument: DemoDocument, position: number) => {
    const { key, title, shortDescription, fileName } = demoDocument
    const bytes = await writePdf({ ...demoDocument, appTitle: demo.title, palette: demo.style })
    const file = await writeFile(storage, appId, { bytes, contentType: 'application/pdf', fileName })
    const storedFileId = await keepFile(tx, file)
    const id = randomUUID()
    documentIds.set(key, id)
    await tx.insert(document).values({ id, title, shortDescription, storedFileId, position })
  }

  const writePage = async (page: DemoPage, moduleId: string, position: number): Promise<DemoWrittenPage> => {
    const placed: DemoWrittenPage = {
      pageId: randomUUID(),
      title: page.title,
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
      const habit = element.type === 'HABIT_PROPOSAL' ? (habits.get(element.habit) ?? null) : null
      placed.elements.push({ elementId, title: element.title, content, habit })
      await tx.insert(contentElement).values({
        id: elementId,
        modulePageId: id,
        type: element.type,
        title: element.title,
        content,
        imageId: element.type === 'IMAGE' ? await storePicture(element.picture) : null,
        habitId: habit?.id ?? null,
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
    return { moduleId, title, pages: placed }
  }

  const writeReport = async ({ picture, content, ...fields }: DemoExperienceReport, position: number) => {
    const imageId = await storePicture(picture)
    await tx.insert(experienceReport).values({
      ...fields,
      content: cleanHtml(content, RICH),
      imageId,
      isEnabled: true,
      position,
      createdAt: BEFORE_ALL_MEMBERS,
    })
  }

  const writePublication = async (demoPublication: DemoPublication) => {
    const at = BEFORE_ALL_MEMBERS
    await tx.insert(publication).values({ ...demoPublication, createdAt: at, updatedAt: at })
  }

  for (const demoPublication of world.publications) await writePublication(demoPublication)
  for (const [position, demoReport] of world.experienceReports.entries())
    await writeReport(demoReport, position)
  await fillWithRecipes(tx, world.recipes, storePicture, BEFORE_ALL_MEMBERS)
  for (const demoHabit of world.habits) await writeHabit(demoHabit)
  for (const title of world.goalProposals) await tx.insert(userGoalProposal).values({ title })
  for (const [position, demoDocument] of world.documents.entries())
    await writeDocument(demoDocument, position)
  const modules: DemoContent['modules'] = []
  for (const [position, demoModule] of world.modules.entries())
    modules.push(await writeModule(demoModule, position))
  const moduleIds = new Map(
    world.modules.map(({ number }, index) => [number, modules[index]?.moduleId ?? '']),
  )
  const articles = await writeArticles(tx, world.articles, { storePicture, moduleIds, now })
  return { modules, goalProposals: world.goalProposals, articles }
}
