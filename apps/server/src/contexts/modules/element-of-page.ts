import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { formerModulesWith } from './former-modules.ts'
import { sharedPages } from './page-rows.ts'
import { sharedModules } from './shared-modules.ts'

type Context = Pick<LearnerContext, 'tx' | 'content'>

/** Whether learners see the page, or still read a former version that has it. */
export const isPageInSight = async (context: Context, modulePageId: string): Promise<boolean> =>
  (await sharedModules(context)).some(({ pages }) => pages.some(({ id }) => id === modulePageId)) ||
  (await formerModulesWith(context.tx, modulePageId)).length > 0

/** Whether the page has the element, as learners see it or in the former version that the caller still reads. */
export const isElementOfPage = async (
  context: Context,
  modulePageId: string,
  contentElementId: string,
): Promise<boolean> => {
  const module = (await sharedModules(context)).find(({ pages }) =>
    pages.some(({ id }) => id === modulePageId),
  )
  const pages = module ? await sharedPages(context, module.id) : []
  const isThere = pages.some(
    ({ page, elements }) => page.id === modulePageId && elements.some(({ id }) => id === contentElementId),
  )
  if (isThere) return true
  const former = await formerModulesWith(context.tx, contentElementId)
  return former.some(({ elementsOf }) => elementsOf(modulePageId).some(({ id }) => id === contentElementId))
}
