import { updateBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { ARTICLES } from '../list.ts'
import { areModules } from '../promoted-modules.ts'

const changeArticle = changes(ARTICLES)

export const updateBlogArticleAsManagerCommand = handle(updateBlogArticleAsManager, async (call) =>
  (await areModules(call.tx, call.input.idsOfPromotedModules))
    ? changeArticle(call)
    : call.refuse('not-found'),
)
