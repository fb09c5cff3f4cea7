import { randomUUID } from 'node:crypto'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { typeOfFamily } from '@wohlauf/contract/values/elements/element-family'
import { blogArticle, blogArticleContentElement } from '../../contexts/blog/database/tables.ts'
import { contentElement, module, modulePage } from '../../contexts/modules/database/tables.ts'
import type { TestApp } from '../people/people.ts'
import { blogRichText, type TestBlogElement } from './blog-elements.ts'
import { richText, type TestElement } from './content-elements.ts'
import type { ContentWriting } from './content-writing.ts'

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

export const createModulesAndArticles = ({ next, within, storeImage }: ContentWriting) => ({
  /** Published, with one text unless elements are given. */
  createBlogArticle: (
    app: TestApp,
    { elements = [blogRichText()], ...fields }: NewBlogArticle = {},
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
        ...fields,
      })
      const elementIds: string[] = []
      for (const [position, { content, title = '' }] of elements.entries()) {
        const id = randomUUID()
        const imageId =
          'image' in typeOfFamily(ELEMENTS_OF_ARTICLES, content.type).shown ? await storeImage(tx, app) : null
        await tx
          .insert(blogArticleContentElement)
          .values({ id, blogArticleId, type: content.type, title, content, imageId, position })
        elementIds.push(id)
      }
      return { blogArticleId, imageId, elementIds }
    }),

  /** Modules are sorted by their creation; a module without given pages has one with a text. */
  createModule: (
    app: TestApp,
    { pages = [{ elements: [richText()] }], title, isEnabled = true }: NewModule = {},
  ): Promise<TestModule> =>
    within(app, async (tx) => {
      const [moduleId, number] = [randomUUID(), next()]
      const imageId = await storeImage(tx, app)
      const newModule: TestModule = { moduleId, imageId, pages: [] }
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
        newModule.pages.push({ modulePageId, elements })
      }
      return newModule
    }),
})
