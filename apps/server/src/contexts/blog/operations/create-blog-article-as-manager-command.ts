import { createBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ARTICLES } from '../list.ts'
import { areModules } from '../promoted-modules.ts'

const createArticle = creates(ARTICLES)

export const createBlogArticleAsManagerCommand = handle(createBlogArticleAsManager, async (call) =>
  (await areModules(call.tx, call.input.idsOfPromotedModules))
    ? createArticle(call)
    : call.refuse('not-found'),
)
