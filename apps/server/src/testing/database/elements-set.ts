import { parseSync } from 'libpg-query'

type Node = {
  ResTarget?: { name?: string; val?: Node }
  TypeCast?: { arg: Node }
  A_Indirection?: { indirection: { A_Indices?: object }[] }
  UpdateStmt?: { targetList: Node[] }
  onConflictClause?: { targetList?: Node[] }
}

const isElement = (value: Node | undefined): boolean =>
  value?.TypeCast
    ? isElement(value.TypeCast.arg)
    : Boolean(value?.A_Indirection?.indirection.some(({ A_Indices }) => A_Indices))

const setIn = (node: unknown): Node[] => {
  if (typeof node !== 'object' || node === null) return []
  const { UpdateStmt, onConflictClause } = node as Node
  return [
    ...(UpdateStmt?.targetList ?? []),
    ...(onConflictClause?.targetList ?? []),
    ...Object.values(node).flatMap(setIn),
  ]
}

/**
 * The columns that an update sets to an element of an array, `SET a = b[1]`: a machine of Citus 14.0.1 ends by
 * that (docs/decisions/0019). A variable may have the element. `libpg-query` must be loaded.
 */
export const elementsSet = (text: string): string[] =>
  setIn(parseSync(text)).flatMap(({ ResTarget }) =>
    ResTarget && isElement(ResTarget.val) ? [ResTarget.name ?? ''] : [],
  )
