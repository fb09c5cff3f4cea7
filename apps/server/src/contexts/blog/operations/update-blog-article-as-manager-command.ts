import { updateBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ARTICLES } from '../list.ts'
import { areModules } from '../promoted-modules.ts'

const changeArticle = changes(ARTICLES)

export const updateBlogArticleAsManagerCommand = handle(updateBlogArticleAsManager, async (call) =>
  (await areModules(call.tx, call.input.idsOfPromotedModules))
    ? changeArticle(call)
    : call.refuse('not-found'),
)
