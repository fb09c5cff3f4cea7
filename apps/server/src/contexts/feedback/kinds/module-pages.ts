import { eq } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { formerPages, isPageInSight, module, modulePage } from '../../modules/index.ts'
import type { KindOfFeedback } from '../kind-of-feedback.ts'

export const modulePages: KindOfFeedback<'MODULE_PAGE'> = {
  kind: 'MODULE_PAGE',
  feature: null,
  column: 'modulePageId',
  isVisible: isPageInSight,
  subjects: async (tx, itemIds) => {
    const pages = await tx
      .select({
        itemId: modulePage.id,
        title: modulePage.title,
        partOf: module.title,
        authoringId: module.id,
      })
      .from(modulePage)
      .innerJoin(module, eq(module.id, modulePage.moduleId))
      .where(anyOf(modulePage.id, [...itemIds]))
    const present = new Set(pages.map(({ itemId }) => itemId))
    const former = await formerPages(
      tx,
      itemIds.filter((id) => !present.has(id)),
    )
    return [
      ...pages,
      ...former.map(({ id, title, moduleId, moduleTitle }) => ({
        itemId: id,
        title,
        partOf: moduleTitle,
        authoringId: moduleId,
      })),
    ]
  },
}
