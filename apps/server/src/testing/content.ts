import { randomUUID } from 'node:crypto'
import { blogArticle, blogArticleContentElement } from '../contexts/blog/tables.ts'
import { document } from '../contexts/documents/tables.ts'
import { experienceReport } from '../contexts/experience-reports/tables.ts'
import { feedbackMessage } from '../contexts/feedback/tables.ts'
import { userGoalProposal } from '../contexts/goal-tracking/tables.ts'
import { habit } from '../contexts/habits/tables.ts'
import { contentElement, module, modulePage } from '../contexts/modules/tables.ts'
import { nutritionDiaryTip } from '../contexts/nutrition-diary/tables.ts'
import { publication } from '../contexts/publications/tables.ts'
import { recipe } from '../contexts/recipes/tables.ts'
import { inTenant, type Tx } from '../platform/database/transaction.ts'
import { storedFile } from '../platform/files/tables.ts'
import type { MountDependencies } from '../platform/http/mount.ts'
import { keepImage } from '../platform/images/image-store.ts'
import { blogRichText, type TestBlogElement } from './blog-elements.ts'
import { richText, type TestElement } from './content-elements.ts'
import type { TestApp } from './people.ts'
import { makeProcessedPicture } from './picture.ts'

export type NewPage = {
  elements?: readonly TestElement[]
  title?: string
  isExerciseIncluded?: boolean
  isEnabled?: boolean
}
export type NewModule = { pages?: readonly NewPage[]; title?: string; isEnabled?: boolean }

export type NewBlogArticle = {
  elements?: readonly TestBlogElement[]
  title?: string
  isEnabled?: boolean
  publishedAt?: Date | null
  idsOfPromotedModules?: string[]
}

export type TestModule = {
  moduleId: string
  imageId: string
  pages: { modulePageId: string; elements: { contentElementId: string; element: TestElement }[] }[]
}

/** Writes content of an app: real rows, real files. */
export const createContent = ({ pool, services }: Pick<MountDependencies, 'pool' | 'services'>) => {
  const { images, storage } = services
  let position = 0
  const next = () => {
    position += 1
    return position
  }
  const within = <T>({ appId }: TestApp, work: (tx: Tx) => Promise<T>) =>
    inTenant(pool, { appId, userId: null, reach: 'app' }, work)

  const storeImage = async (tx: Tx, { appId }: TestApp): Promise<string> => {
    const picture = await makeProcessedPicture()
    const written = await images.write(appId, picture)
    return (await keepImage(tx, written, 'Ein Bild')).imageId
  }

  return {
    createHabit: (app: TestApp, given: { title?: string; minRuntimeWeeks?: number } = {}): Promise<string> =>
      within(app, async (tx) => {
        const id = randomUUID()
        const usual = {
          title: `Gewohnheit ${next()}`,
          minRuntimeWeeks: 4,
          introduction: '<p>So geht es.</p>',
        }
        await tx.insert(habit).values({ id, ...usual, ...given })
        return id
      }),

    /** Published, at the end of the list. */
    createExperienceReport: (
      app: TestApp,
      given: { name?: string; content?: string; isEnabled?: boolean } = {},
    ): Promise<string> =>
      within(app, async (tx) => {
        const id = randomUUID()
        const position = next()
        await tx.insert(experienceReport).values({
          id,
          name: `Person ${position}`,
          ageInYears: 44,
          job: 'Lehrerin',
          familySituation: 'Verheiratet, zwei Kinder',
          content: '<p>Es begann mit einem Glas Wasser.</p>',
          imageId: await storeImage(tx, app),
          isEnabled: true,
          position,
          createdAt: new Date('2026-03-04T09:00:00.000Z'),
          ...given,
        })
        return id
      }),

    /** Published, at the end of the list. */
    createRecipe: (
      app: TestApp,
      given: Partial<Omit<typeof recipe.$inferInsert, 'id' | 'appId'>> = {},
    ): Promise<string> =>
      within(app, async (tx) => {
        const id = randomUUID()
        const position = next()
        await tx.insert(recipe).values({
          id,
          name: `Rezept ${position}`,
          subTitle: 'Schnell gemacht',
          totalTimeInMinutes: 25,
          preparationTimeInMinutes: 15,
          portions: 4,
          ingredients: [{ amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' }],
          preparationSteps: ['Alles kochen.'],
          allergens: [],
          diets: ['VEGAN'],
          heroImageId: await storeImage(tx, app),
          ingredientsImageId: await storeImage(tx, app),
          isEnabled: true,
          position,
          createdAt: new Date('2026-03-04T09:00:00.000Z'),
          ...given,
        })
        return id
      }),

    /** Published, with one text unless elements are given. */
    createBlogArticle: (
      app: TestApp,
      { elements = [blogRichText()], ...given }: NewBlogArticle = {},
    ): Promise<{ blogArticleId: string; imageId: string; elementIds: string[] }> =>
      within(app, async (tx) => {
        const blogArticleId = randomUUID()
        const imageId = await storeImage(tx, app)
        await tx.insert(blogArticle).values({
          id: blogArticleId,
          title: `Artikel ${next()}`,
          imageId,
          idsOfPromotedModules: [],
          isEnabled: true,
          publishedAt: new Date('2026-03-04T09:00:00.000Z'),
          createdAt: new Date('2026-03-03T09:00:00.000Z'),
          ...given,
        })
        const elementIds: string[] = []
        for (const [position, { content, title = '' }] of elements.entries()) {
          const id = randomUUID()
          const imageId = content.type.startsWith('IMAGE') ? await storeImage(tx, app) : null
          await tx
            .insert(blogArticleContentElement)
            .values({ id, blogArticleId, type: content.type, title, content, imageId, position })
          elementIds.push(id)
        }
        return { blogArticleId, imageId, elementIds }
      }),

    createPublication: (
      app: TestApp,
      { title = `Buch ${next()}`, author = 'Petra Muster', publisher = 'Musterverlag' } = {},
    ): Promise<string> =>
      within(app, async (tx) => {
        const id = randomUUID()
        const at = new Date('2026-03-04T09:00:00.000Z')
        await tx.insert(publication).values({
          id,
          title,
          publisher,
          type: 'BOOK',
          author,
          release: '2024',
          createdAt: at,
          updatedAt: at,
        })
        return id
      }),

    createGoalProposal: (app: TestApp, title = `Ziel ${next()}`): Promise<string> =>
      within(app, async (tx) => {
        const id = randomUUID()
        await tx.insert(userGoalProposal).values({ id, title })
        return id
      }),

    /** An anonymous report of a fault in a page. */
    createFeedbackMessage: (
      app: TestApp,
      { modulePageId, message = 'Hier fehlt ein Wort.' }: { modulePageId: string; message?: string },
    ): Promise<void> =>
      within(app, async (tx) => {
        const row = { id: randomUUID(), modulePageId, reason: 'FAULT', message } as const
        await tx.insert(feedbackMessage).values({ ...row, receivedOn: '2026-03-04' })
      }),

    createDocument: (
      app: TestApp,
      {
        bytes = Buffer.from('%PDF-1.4\n%%EOF\n'),
        fileName = 'Merkblatt.pdf',
        title = 'Merkblatt',
        shortDescription = 'Kurz gesagt',
      } = {},
    ): Promise<{ documentId: string; bytes: Buffer; fileName: string }> =>
      within(app, async (tx) => {
        const [documentId, storedFileId] = [randomUUID(), randomUUID()]
        const storageKey = `${app.appId}/documents/${randomUUID()}`
        const contentType = 'application/pdf'
        await storage.write(storageKey, bytes, contentType)
        await tx
          .insert(storedFile)
          .values({ id: storedFileId, storageKey, contentType, fileName, sizeBytes: bytes.length })
        await tx
          .insert(document)
          .values({ id: documentId, title, shortDescription, storedFileId, position: next() })
        return { documentId, bytes, fileName }
      }),

    /** Tips of the nutrition diary, in this order, behind those that exist. @returns their ids */
    createTips: (app: TestApp, count: number, isEnabled = true): Promise<string[]> =>
      within(app, async (tx) => {
        const tips = Array.from({ length: count }, (_, nth) => ({
          id: randomUUID(),
          type: 'FACT' as const,
          description: `Tipp ${nth + 1}`,
          isEnabled,
          position: next(),
        }))
        await tx.insert(nutritionDiaryTip).values(tips)
        return tips.map(({ id }) => id)
      }),

    /** Modules are sorted by their creation; a module without given pages has one with a text. */
    createModule: (
      app: TestApp,
      { pages = [{ elements: [richText()] }], title, isEnabled = true }: NewModule = {},
    ): Promise<TestModule> =>
      within(app, async (tx) => {
        const [moduleId, number] = [randomUUID(), next()]
        const imageId = await storeImage(tx, app)
        const written: TestModule = { moduleId, imageId, pages: [] }
        await tx.insert(module).values({
          id: moduleId,
          number,
          title: title ?? `Modul ${number}`,
          imageId,
          isEnabled,
          position: number,
        })
        for (const [index, page] of pages.entries()) {
          const modulePageId = randomUUID()
          await tx.insert(modulePage).values({
            id: modulePageId,
            moduleId,
            title: page.title ?? `Seite ${index + 1}`,
            isExerciseIncluded: page.isExerciseIncluded ?? false,
            isEnabled: page.isEnabled ?? true,
            position: index,
          })
          const elements: TestModule['pages'][number]['elements'] = []
          for (const [position, element] of (page.elements ?? []).entries()) {
            const contentElementId = randomUUID()
            const { content, habitId = null, documentId = null } = element
            await tx.insert(contentElement).values({
              id: contentElementId,
              modulePageId,
              type: content.type,
              title: element.title ?? '',
              content,
              imageId: content.type === 'IMAGE' ? await storeImage(tx, app) : null,
              habitId,
              documentId,
              position: position,
            })
            elements.push({ contentElementId, element })
          }
          written.pages.push({ modulePageId, elements })
        }
        return written
      }),
  }
}
