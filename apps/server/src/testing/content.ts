import { randomUUID } from 'node:crypto'
import { document } from '../contexts/documents/tables.ts'
import { habit } from '../contexts/habits/tables.ts'
import { contentElement, module, modulePage } from '../contexts/modules/tables.ts'
import { inTenant, type Tx } from '../platform/database/transaction.ts'
import { storedFile } from '../platform/files/tables.ts'
import type { MountDependencies } from '../platform/http/mount.ts'
import { keepImage } from '../platform/images/image-store.ts'
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

    createDocument: (
      app: TestApp,
      { bytes = Buffer.from('%PDF-1.4\n%%EOF\n'), fileName = 'Merkblatt.pdf', title = 'Merkblatt' } = {},
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
          .values({ id: documentId, title, shortDescription: 'Kurz gesagt', storedFileId, position: next() })
        return { documentId, bytes, fileName }
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
