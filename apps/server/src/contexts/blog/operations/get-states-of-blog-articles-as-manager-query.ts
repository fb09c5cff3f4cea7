import { getStatesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { articleStates } from '../article-states.ts'

export const getStatesOfBlogArticlesAsManagerQuery = handle(getStatesOfBlogArticlesAsManager, ({ tx }) =>
  articleStates(tx),
)
