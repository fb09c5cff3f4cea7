import { publishChangesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { preventsPublishingOfItem } from '@wohlauf/contract/rules/item-findings'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishItems } from '../../versions/index.ts'
import { blogArticle } from '../database/tables.ts'
import { findProblems } from '../find-problems.ts'

/** All are published before they are checked: a refusal undoes it. */
export const publishChangesOfBlogArticlesAsManagerCommand = handle(
  publishChangesOfBlogArticlesAsManager,
  async ({ input: { blogArticleIds, note = '' }, tx, app, refuse }) => {
    const hiddenItems = await publishItems(tx, 'blog_article', blogArticle, blogArticleIds, note)
    if (!hiddenItems) return refuse('not-found')
    for (const id of blogArticleIds)
      if ((await findProblems(tx, app, id, blogArticleIds))?.some(preventsPublishingOfItem))
        return refuse('not-publishable')
    return { hidden: hiddenItems }
  },
)
