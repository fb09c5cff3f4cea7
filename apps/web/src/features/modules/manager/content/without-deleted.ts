import type { ManagedModuleContent, ManagedModulePage } from '@wohlauf/contract/modules/modules-as-manager'

/** A page of the list; its hidden elements can still be restored. */
export type ListedPage = ManagedModulePage & { idsOfHidden?: readonly string[] }

/** The module without these elements; a page that has none of them stays the same object. */
export const withoutDeleted = (
  module: ManagedModuleContent,
  hiddenIds: ReadonlySet<string>,
): ManagedModuleContent & { pages: ListedPage[] } => ({
  ...module,
  pages: module.pages.map((page) => {
    const idsOfHidden = page.contentElements
      .map(({ contentElementId }) => contentElementId)
      .filter((id) => hiddenIds.has(id))
    if (idsOfHidden.length === 0) return page
    const contentElements = page.contentElements.filter(
      ({ contentElementId }) => !hiddenIds.has(contentElementId),
    )
    return { ...page, contentElements, idsOfHidden }
  }),
})
