import { createBlogArticleOfPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { handle } from '../../../platform/http/mount/handler.ts'
import { importArticle } from '../import-item.ts'

export const createBlogArticleOfPackageAsAdminCommand = handle(
  createBlogArticleOfPackageAsAdmin,
  (call) => importArticle(call.input.blogArticleId, { ...call, features: call.featuresOfApp }),
  { publishesOnSave: 'blog_article' },
)
