import { countOpenInList, type VersionedRow } from '@wohlauf/contract/rules/open-changes'

type Page = VersionedRow & { isEnabled: boolean }
type Element = VersionedRow & { modulePageId: string }

/** The values by which two states of a module differ; lists are in their order. */
export type ModuleOutline = { revision: number; pages: readonly Page[]; elements: readonly Element[] }

/** Elements of an added or removed page do not count as changes. */
export const countOpenChanges = (publishedOutline: ModuleOutline, working: ModuleOutline): number => {
  const ofPage = ({ elements }: ModuleOutline, pageId: string) =>
    elements.filter(({ modulePageId }) => modulePageId === pageId)
  const common = working.pages.filter(({ id }) => publishedOutline.pages.some((page) => page.id === id))
  return (
    (publishedOutline.revision === working.revision ? 0 : 1) +
    countOpenInList(
      publishedOutline.pages,
      working.pages,
      (was, is) => was.revision !== is.revision || was.isEnabled !== is.isEnabled,
    ) +
    common
      .map(({ id }) => countOpenInList(ofPage(publishedOutline, id), ofPage(working, id)))
      .reduce((sum, count) => sum + count, 0)
  )
}
