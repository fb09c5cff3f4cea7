import { randomUUID } from 'node:crypto'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { typeOfFamily } from '@wohlauf/contract/values/elements/element-family'
import {
  blogArticle,
  blogArticleContentElement,
} from '../../../apps/server/src/contexts/blog/database/tables.ts'
import type { StoredBlogContent } from '../../../apps/server/src/contexts/blog/stored-content.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { cleanContent } from '../../../apps/server/src/platform/http/content-elements/clean-content.ts'
import { contentOf } from '../../../apps/server/src/platform/http/content-elements/content-of.ts'
import type { DemoArticle, DemoBlogElement, DemoPicture } from './content/types.ts'

const DAY_MS = 86_400_000

export type DemoWrittenArticle = { blogArticleId: string; title: string; publishedAt: Date }

/** Subject to the same rules as editors' input. */
export const storedBlogContentOf = (element: DemoBlogElement): StoredBlogContent => {
  const elementType = typeOfFamily(ELEMENTS_OF_ARTICLES, element.type)
  return cleanContent(elementType, contentOf(elementType, element)) as StoredBlogContent
}

type Writing = {
  storePicture: (picture: DemoPicture) => Promise<string>
  moduleIds: ReadonlyMap<number, string>
  now: Date
}

export const writeArticles = async (
  tx: Tx,
  articles: readonly DemoArticle[],
  { storePicture, moduleIds, now }: Writing,
): Promise<DemoWrittenArticle[]> => {
  const result: DemoWrittenArticle[] = []
  for (const { title, picture, publishedDaysAgo, promotes, contentElements } of articles) {
    const blogArticleId = randomUUID()
    const publishedAt = new Date(now.getTime() - publishedDaysAgo * DAY_MS)
    await tx.insert(blogArticle).values({
      id: blogArticleId,
      title,
      imageId: await storePicture(picture),
      idsOfPromotedModules: promotes.flatMap((number) => moduleIds.get(number) ?? []),
      isEnabled: true,
      publishedAt,
      createdAt: publishedAt,
    })
    for (const [position, element] of contentElements.entries())
      await tx.insert(blogArticleContentElement).values({
        blogArticleId,
        type: element.type,
        title: element.title,
        content: storedBlogContentOf(element),
        imageId: 'picture' in element ? await storePicture(element.picture) : null,
        position,
      })
    result.push({ blogArticleId, title, publishedAt })
  }
  return result
}
