import { parseSync } from 'libpg-query'

type Table = { relname: string; schemaname?: string }

const isTable = (node: object): node is Table => 'relname' in node && typeof node.relname === 'string'

const tablesIn = (node: object): Table[] => [
  ...(isTable(node) ? [node] : []),
  ...Object.values(node)
    .filter((each): each is object => typeof each === 'object' && each !== null)
    .flatMap(tablesIn),
]

/** The tables that a statement names, at any depth. `libpg-query` must be loaded. */
export const tablesOf = (text: string): Table[] => tablesIn(parseSync(text).stmts ?? [])
