import { createBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { ARTICLES } from '../list.ts'
import { areModules } from '../promoted-modules.ts'

const createArticle = creates(ARTICLES)

export const createBlogArticleAsManagerCommand = handle(createBlogArticleAsManager, async (call) =>
  (await areModules(call.tx, call.input.idsOfPromotedModules))
    ? createArticle(call)
    : call.refuse('not-found'),
)
