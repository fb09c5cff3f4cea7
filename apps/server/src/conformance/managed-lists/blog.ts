import {
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
} from '@wohlauf/contract/blog-as-manager'
import {
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog-elements-as-manager'
import { blogRichText } from '../../testing/blog-elements.ts'
import { type ManagedLists, publishableRows, threeRows } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  sorted: {
    'elements of an article': {
      id: 'blogArticleContentElementId',
      parent: 'blogArticleId',
      table: 'blog_article_content_element',
      parentColumn: 'blog_article_id',
      sort: updateOrderOfBlogElementsAsManager,
      sortedIds: 'sortedIdsOfContentElements',
      create: createBlogRichTextAsManager,
      created: { title: 'Neu', textHtml: '<p>Neu</p>' },
      remove: deleteBlogElementAsManager,
      read: getBlogArticleAsManager,
      asked: (blogArticleId) => ({ blogArticleId }),
      rowsIn: ({ contentElements }) => contentElements,
      write: async (testServer, app) => {
        const elements = [blogRichText(), blogRichText(), blogRichText()]
        const { blogArticleId, elementIds } = await testServer.createBlogArticle(app, { elements })
        return { parentId: blogArticleId, about: blogArticleId, ids: elementIds }
      },
    },
  },
  plannedUnsorted: {
    'articles of the blog': {
      id: 'blogArticleId',
      plan: planPublicationOfBlogArticleAsManager,
      show: publishBlogArticleAsManager,
      hide: unpublishBlogArticleAsManager,
      read: getBlogArticlesAsManager,
      asked: () => ({}),
      rowsIn: publishableRows,
      write: threeRows(async (testServer, app) => (await testServer.createBlogArticle(app)).blogArticleId),
    },
  },
  // Tested by `articles-as-manager.test.ts`.
  ofUnsorted: [publishBlogArticleAsManager, unpublishBlogArticleAsManager],
}
