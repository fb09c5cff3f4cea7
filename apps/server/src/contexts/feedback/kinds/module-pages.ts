import { eq } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { module, modulePage, sharedModules } from '../../modules/index.ts'
import type { KindOfFeedback } from '../kind-of-feedback.ts'

export const modulePages: KindOfFeedback<'MODULE_PAGE'> = {
  kind: 'MODULE_PAGE',
  feature: null,
  column: 'modulePageId',
  isVisible: async (context, itemId) =>
    (await sharedModules(context)).some(({ pages }) => pages.some(({ id }) => id === itemId)),
  subjects: (tx, itemIds) =>
    tx
      .select({
        itemId: modulePage.id,
        title: modulePage.title,
        partOf: module.title,
        authoringId: module.id,
      })
      .from(modulePage)
      .innerJoin(module, eq(module.id, modulePage.moduleId))
      .where(anyOf(modulePage.id, [...itemIds])),
}
