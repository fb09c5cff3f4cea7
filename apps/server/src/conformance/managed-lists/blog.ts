import { getBlogArticles } from '@wohlauf/contract/blog/blog'
import {
  createBlogArticleAsManager,
  getBlogArticleAsManager,
  getBlogArticlesAsManager,
  planPublicationOfBlogArticleAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
  updateBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import {
  createBlogRichTextAsManager,
  deleteBlogElementAsManager,
  updateBlogRichTextAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog/blog-elements-as-manager'
import { blogRichText } from '../../testing/content/blog-elements.ts'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  'articles of the blog': {
    id: 'blogArticleId',
    table: 'blog_article',
    create: createBlogArticleAsManager,
    created: { title: 'Neu' },
    other: { title: 'Anders' },
    update: updateBlogArticleAsManager,
    show: publishBlogArticleAsManager,
    hide: unpublishBlogArticleAsManager,
    plan: planPublicationOfBlogArticleAsManager,
    read: getBlogArticlesAsManager,
    readAsLearner: getBlogArticles,
    createRow: async (testServer, app) => (await testServer.createBlogArticle(app)).blogArticleId,
  },
  'elements of an article': {
    id: 'blogArticleContentElementId',
    parent: 'blogArticleId',
    table: 'blog_article_content_element',
    parentColumn: 'blog_article_id',
    create: createBlogRichTextAsManager,
    created: { title: 'Neu', textHtml: '<p>Neu</p>' },
    other: { title: 'Anders', textHtml: '<p>Anders</p>' },
    update: updateBlogRichTextAsManager,
    sort: updateOrderOfBlogElementsAsManager,
    remove: deleteBlogElementAsManager,
    read: getBlogArticleAsManager,
    readInput: (blogArticleId) => ({ blogArticleId }),
    rowsIn: ({ contentElements }) => contentElements,
    write: async (testServer, app) => {
      const elements = [blogRichText(), blogRichText(), blogRichText()]
      const { blogArticleId, elementIds } = await testServer.createBlogArticle(app, { elements })
      return { parentId: blogArticleId, about: blogArticleId, ids: elementIds }
    },
  },
}
