import { getFindingsOfBlogArticleAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findProblems } from '../find-problems.ts'

export const getFindingsOfBlogArticleAsManagerQuery = handle(
  getFindingsOfBlogArticleAsManager,
  async ({ input, tx, app, refuse }) =>
    (await findProblems(tx, app, input.blogArticleId)) ?? refuse('not-found'),
)
