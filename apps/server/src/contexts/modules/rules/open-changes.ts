type Row = { id: string; revision: number }
type Page = Row & { isEnabled: boolean }
type Element = Row & { modulePageId: string }

/** What tells two states of a module apart; lists are in their order. */
export type ModuleOutline = { revision: number; pages: readonly Page[]; elements: readonly Element[] }

const countInList = <R extends Row>(
  was: readonly R[],
  is: readonly R[],
  differs: (was: R, is: R) => boolean,
): number => {
  const before = new Map(was.map((row) => [row.id, row]))
  const now = new Set(is.map(({ id }) => id))
  const added = is.filter(({ id }) => !before.has(id)).length
  const removed = was.filter(({ id }) => !now.has(id)).length
  const changed = is.filter((row) => {
    const former = before.get(row.id)
    return former && differs(former, row)
  }).length
  const remaining = was.filter(({ id }) => now.has(id))
  const isSorted = is.filter(({ id }) => before.has(id)).some(({ id }, index) => remaining[index]?.id !== id)
  return added + removed + changed + (isSorted ? 1 : 0)
}

/** Of a page that was added or removed, its elements are no changes of their own. */
export const countOpenChanges = (published: ModuleOutline, working: ModuleOutline): number => {
  const ofPage = ({ elements }: ModuleOutline, pageId: string) =>
    elements.filter(({ modulePageId }) => modulePageId === pageId)
  const common = working.pages.filter(({ id }) => published.pages.some((page) => page.id === id))
  return (
    (published.revision === working.revision ? 0 : 1) +
    countInList(
      published.pages,
      working.pages,
      (was, is) => was.revision !== is.revision || was.isEnabled !== is.isEnabled,
    ) +
    common
      .map(({ id }) =>
        countInList(ofPage(published, id), ofPage(working, id), (was, is) => was.revision !== is.revision),
      )
      .reduce((sum, count) => sum + count, 0)
  )
}
