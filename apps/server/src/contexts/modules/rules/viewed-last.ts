type Viewed = { moduleId: string; lastViewedAt: Date | null }

/** The module viewed last; of two viewed at the same moment always the same one. */
export const viewedLast = (modules: Iterable<Viewed>): string | undefined => {
  let last: { moduleId: string; at: number } | undefined
  for (const { moduleId, lastViewedAt } of modules) {
    if (!lastViewedAt) continue
    const viewedMs = lastViewedAt.getTime()
    if (!last || viewedMs > last.at || (viewedMs === last.at && moduleId > last.moduleId))
      last = { moduleId, at: viewedMs }
  }
  return last?.moduleId
}
