import { createBlogArticleOfPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { importArticle } from '../import-item.ts'

export const createBlogArticleOfPackageAsManagerCommand = handle(
  createBlogArticleOfPackageAsManager,
  (call) => importArticle(call.input.blogArticleId, { ...call, features: call.app.appEnabledFeatures }),
  { publishesOnSave: 'blog_article' },
)
