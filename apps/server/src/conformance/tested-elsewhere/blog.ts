import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'conformance/managed-lists/blog.ts': [
    'deleteBlogElementAsManager',
    'planPublicationOfBlogArticleAsManager',
    'updateOrderOfBlogElementsAsManager',
  ],
  'contexts/blog/operations/articles-as-manager.test.ts': [
    'createBlogArticleAsManager',
    'getBlogArticleAsManager',
    'getBlogArticlesAsManager',
    'getModulesForBlogAsManager',
    'publishBlogArticleAsManager',
    'unpublishBlogArticleAsManager',
    'updateBlogArticleAsManager',
  ],
}
