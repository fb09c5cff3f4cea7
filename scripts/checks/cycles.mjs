/**
 * One cycle for each group of files that reach each other.
 * @param {Map<string, string[]>} edges
 * @returns {string[][]} each begins and ends with the same file
 */
export function findCycles(edges) {
  const cycles = []
  const visitedFiles = new Set()
  const path = []
  const visit = (file) => {
    const at = path.indexOf(file)
    if (at >= 0) {
      cycles.push([...path.slice(at), file])
      return
    }
    if (visitedFiles.has(file)) return
    path.push(file)
    for (const next of edges.get(file) ?? []) visit(next)
    path.pop()
    visitedFiles.add(file)
  }
  for (const file of edges.keys()) visit(file)
  return cycles
}
