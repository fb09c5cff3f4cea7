import { publishingOf, queryOfFindings, queryOfStates } from '../item-versions.ts'
import { command, query } from '../operation.ts'

const feature = 'BLOG'

/** Counted as changes: elements that were added, removed or changed, their order, and the article's own fields. */
export const getStatesOfBlogArticlesAsManager = query('blog/get-states-of-blog-articles-as-manager-query', {
  ...queryOfStates('blogArticleId'),
  feature,
})

export const getFindingsOfBlogArticleAsManager = query('blog/get-findings-of-blog-article-as-manager-query', {
  ...queryOfFindings('blogArticleId'),
  feature,
})

/** Whether an article is shown does not change. */
export const publishChangesOfBlogArticlesAsManager = command(
  'blog/publish-changes-of-blog-articles-as-manager-command',
  {
    ...publishingOf('blogArticleIds'),
    feature,
    audit: { title: 'Änderungen an Artikeln veröffentlicht' },
    invalidates: () => [getStatesOfBlogArticlesAsManager],
  },
)
