import { getPackageOfBlogArticleAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { articleToPack } from '../../blog/index.ts'
import { savePackage } from '../save-package.ts'

export const getPackageOfBlogArticleAsManagerQuery = handle(
  getPackageOfBlogArticleAsManager,
  async (context) => {
    const { input, tx, app, refuse } = context
    const draft = await articleToPack(tx, app.appId, input.blogArticleId)
    return draft ? savePackage(context, draft.title, draft) : refuse('not-found')
  },
)
