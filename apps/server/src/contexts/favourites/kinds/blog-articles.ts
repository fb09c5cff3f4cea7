import { publishedArticles } from '../../blog/index.ts'
import { publishedTitles } from '../../versions/index.ts'
import type { KindOfFavourite } from '../kind-of-favourite.ts'

export const blogArticles: KindOfFavourite<'BLOG_ARTICLE'> = {
  kind: 'BLOG_ARTICLE',
  feature: 'BLOG',
  column: 'blogArticleId',
  visible: async (context) =>
    (await publishedArticles(context)).map(({ id, title, image }) => ({
      itemId: id,
      title,
      image,
      fileName: null,
    })),
  titles: (tx) => publishedTitles(tx, 'blogArticleId'),
}
