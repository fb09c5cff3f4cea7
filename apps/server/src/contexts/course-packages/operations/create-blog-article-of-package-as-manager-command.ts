import { randomUUID } from 'node:crypto'
import { createBlogArticleOfPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findArticleTitle, insertArticleOfPackage } from '../../blog/index.ts'
import { discardParts, keepParts } from '../keep-parts.ts'

export const createBlogArticleOfPackageAsManagerCommand = handle(
  createBlogArticleOfPackageAsManager,
  async ({ input: { blogArticleId = randomUUID() }, files, tx, app, now, refuse }) => {
    const received = files.package
    const { item } = received
    if (item.kind !== 'BLOG_ARTICLE') return refuse('package-of-other-kind')
    const title = await findArticleTitle(tx, blogArticleId)
    if (title !== null) {
      if (title !== item.title) return refuse('conflict')
      await discardParts(tx, received)
      return { blogArticleId }
    }
    const { imageIdOf } = keepParts(tx, received, { features: app.appEnabledFeatures, now })
    await insertArticleOfPackage(tx, blogArticleId, item, { imageIdOf, now })
    return { blogArticleId }
  },
)
