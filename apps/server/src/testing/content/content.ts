import { randomUUID } from 'node:crypto'
import { document } from '../../contexts/documents/database/tables.ts'
import { experienceReport } from '../../contexts/experience-reports/database/tables.ts'
import { feedbackMessage } from '../../contexts/feedback/database/tables.ts'
import { userGoalProposal } from '../../contexts/goal-tracking/database/tables.ts'
import { habit } from '../../contexts/habits/database/tables.ts'
import { nutritionDiaryTip } from '../../contexts/nutrition-diary/database/tables.ts'
import { publication } from '../../contexts/publications/database/tables.ts'
import { recipe } from '../../contexts/recipes/database/tables.ts'
import type { MountDependencies } from '../../platform/http/mount/mount.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import type { TestApp } from '../people/people.ts'
import { createContentWriting } from './content-writing.ts'
import { createModulesAndArticles } from './modules-and-articles.ts'

/** Writes content of an app: real rows, real files. */
export const createContent = (dependencies: Pick<MountDependencies, 'pool' | 'services'>) => {
  const writing = createContentWriting(dependencies)
  const { next, within, storeImage } = writing
  const { storage } = dependencies.services

  return {
    ...createModulesAndArticles(writing),

    createHabit: (app: TestApp, fields: { title?: string; minRuntimeWeeks?: number } = {}): Promise<string> =>
      within(app, async (tx) => {
        const id = randomUUID()
        const usual = {
          title: `Gewohnheit ${next()}`,
          minRuntimeWeeks: 4,
          introduction: '<p>So geht es.</p>',
        }
        await tx.insert(habit).values({ id, ...usual, ...fields })
        return id
      }),

    /** Published, at the end of the list. */
    createExperienceReport: (
      app: TestApp,
      fields: { name?: string; content?: string; isEnabled?: boolean } = {},
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
          ...fields,
        })
        return id
      }),

    /** Published, at the end of the list. */
    createRecipe: (
      app: TestApp,
      fields: Partial<Omit<typeof recipe.$inferInsert, 'id' | 'appId'>> = {},
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
          ...fields,
        })
        return id
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
  }
}
