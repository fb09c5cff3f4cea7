import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import type { Tx } from '../../platform/database/transaction.ts'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import { allModules } from '../modules/index.ts'
import { imagesIn, rowFrom, type Snapshot, type VersionedItems } from '../versions/index.ts'
import { blogArticle } from './database/tables.ts'
import { ELEMENTS_OF_ARTICLE } from './list.ts'
import { loadManagedArticle } from './managed-article.ts'
import { toManagedArticle } from './managed-articles.ts'
import { modulesOf } from './promoted-modules.ts'
import { elementsIn } from './published-articles.ts'

const readArticle = async (
  tx: Tx,
  snapshot: Snapshot,
  { isEnabled, publishedAt, publishAt, revision }: typeof blogArticle.$inferSelect,
): Promise<ManagedBlogArticleContent> => {
  const modules = await allModules(tx)
  const { imageId, ...head } = rowFrom(blogArticle, snapshot.item)
  const image = toImage(imagesIn(snapshot)(imageId))
  return {
    ...toManagedArticle({ ...head, image, isEnabled, publishedAt, publishAt, revision }, modules),
    contentElements: elementsIn(snapshot),
    promotedModules: modulesOf(modules, head.idsOfPromotedModules),
  }
}

/** The modules are compared as one text, so that one that was added is that one line. */
const fieldsOf = ({ title, image, promotedModules }: ManagedBlogArticleContent) => ({
  title,
  image,
  promotedModules: promotedModules.map((module) => `Modul ${module.number}: ${module.title}`).join('\n'),
})

export const VERSIONED_ARTICLES: VersionedItems<typeof blogArticle, ManagedBlogArticleContent> = {
  kind: 'blog_article',
  id: 'blogArticleId',
  table: blogArticle,
  unversioned: ['isEnabled', 'publishedAt', 'publishAt'],
  pictures: ['imageId'],
  elements: ELEMENTS_OF_ARTICLE,
  load: loadManagedArticle,
  read: readArticle,
  fieldsOf,
  elementsOf: ({ contentElements }) =>
    contentElements.map((element) => ({
      id: element.blogArticleContentElementId,
      title: element.title,
      type: element.type,
      fields: element,
    })),
}
