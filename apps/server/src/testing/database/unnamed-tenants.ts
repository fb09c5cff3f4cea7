import { parseSync } from 'libpg-query'

/** The part of PostgreSQL's parse tree that is read; every node has one field, which names its kind. */
type Node = {
  ColumnRef?: { fields: Node[] }
  String?: { sval: string }
  TypeCast?: { arg: Node }
  ParamRef?: object
  A_Const?: object
  A_Expr?: { kind: string; name: Node[]; lexpr?: Node; rexpr?: Node }
  BoolExpr?: { boolop: string; args: Node[] }
  RangeVar?: Table
  JoinExpr?: { jointype: string; larg: Node; rarg: Node; quals?: Node }
  List?: { items: Node[] }
  ResTarget?: { name?: string; val?: Node }
  SelectStmt?: Statement
  InsertStmt?: Statement
  UpdateStmt?: Statement
  DeleteStmt?: Statement
}
type Table = { relname: string; alias?: { aliasname: string } }
type Statement = {
  relation?: Table
  fromClause?: Node[]
  usingClause?: Node[]
  whereClause?: Node
  targetList?: Node[]
  cols?: Node[]
  selectStmt?: Node
  valuesLists?: Node[]
}
type Reference = { alias: string; table: string }
/**
 * `alias.app_id = …`: compared with a parameter, a constant or a variable, or with another table reference;
 * only for the given aliases.
 */
type Equality = { alias: string; other: string | null; binds: ReadonlySet<string> | null }

export type Check = {
  tables: ReadonlySet<string>
  /** Names that stand for the tenant besides parameters: the variables of a function. */
  variables?: readonly string[]
}

const nodesOf = (node: object): Node[] =>
  Object.values(node).filter((each): each is Node => typeof each === 'object' && each !== null)

const fieldsOf = (node: Node | undefined): string[] | undefined =>
  node?.ColumnRef?.fields.map((field) => field.String?.sval ?? '*')

const isFixed = (node: Node | undefined, check: Check): boolean =>
  node?.TypeCast
    ? isFixed(node.TypeCast.arg, check)
    : Boolean(node?.ParamRef ?? node?.A_Const) ||
      (check.variables ?? []).includes(fieldsOf(node)?.join('.') ?? '')

/** The alias whose `app_id` an expression is; if it names none, the only one there is. */
const aliasOfAppId = (node: Node | undefined, references: readonly Reference[]): string | null => {
  const fields = fieldsOf(node)
  if (fields?.at(-1) !== 'app_id') return null
  return fields.at(-2) ?? (references.length === 1 ? (references[0]?.alias ?? null) : null)
}

const conjunctsOf = (node: Node | undefined): Node[] => {
  if (!node) return []
  if (node.BoolExpr?.boolop !== 'AND_EXPR') return [node]
  return node.BoolExpr.args.flatMap(conjunctsOf)
}

const referenceTo = (table: Table): Reference => ({
  alias: table.alias?.aliasname ?? table.relname,
  table: table.relname,
})

const referencesIn = ({ RangeVar, JoinExpr }: Node): Reference[] => {
  if (JoinExpr) return [...referencesIn(JoinExpr.larg), ...referencesIn(JoinExpr.rarg)]
  return RangeVar ? [referenceTo(RangeVar)] : []
}

const aliasesIn = (node: Node) => new Set(referencesIn(node).map(({ alias }) => alias))

/** Pairs conditions with the tables to which they apply: an outer join keeps the rows of its other side. */
const joinsIn = (
  node: Node | undefined,
): { quals: Node | undefined; binds: ReadonlySet<string> | null }[] => {
  const join = node?.JoinExpr
  if (!join) return []
  const sides = { JOIN_LEFT: aliasesIn(join.rarg), JOIN_RIGHT: aliasesIn(join.larg), JOIN_INNER: null }
  const binds = join.jointype in sides ? sides[join.jointype as keyof typeof sides] : new Set<string>()
  return [{ quals: join.quals, binds }, ...joinsIn(join.larg), ...joinsIn(join.rarg)]
}

const equalitiesOf = (
  quals: Node | undefined,
  binds: Equality['binds'],
  references: readonly Reference[],
  check: Check,
): Equality[] =>
  conjunctsOf(quals).flatMap(({ A_Expr: is }) => {
    if (is?.kind !== 'AEXPR_OP' || is.name[0]?.String?.sval !== '=') return []
    return [
      [is.lexpr, is.rexpr],
      [is.rexpr, is.lexpr],
    ].flatMap(([one, two]): Equality[] => {
      const alias = aliasOfAppId(one, references)
      const other = aliasOfAppId(two, references)
      if (alias === null || !(other ?? isFixed(two, check))) return []
      return [{ alias, other, binds }]
    })
  })

/** The aliases whose tenant is known, including those of the enclosing statement. */
const boundAliases = (equalities: readonly Equality[], outer: ReadonlySet<string>): Set<string> => {
  const bound = new Set(outer)
  let before = -1
  while (before !== bound.size) {
    before = bound.size
    for (const { alias, other, binds } of equalities)
      if ((other === null || bound.has(other)) && (!binds || binds.has(alias))) bound.add(alias)
  }
  return bound
}

const namesNewRows = ({ cols = [], selectStmt }: Statement, check: Check): boolean => {
  const at = cols.findIndex(({ ResTarget }) => ResTarget?.name === 'app_id')
  const source = selectStmt?.SelectStmt
  if (at < 0 || !source) return false
  const values = source.valuesLists?.map(({ List }) => List?.items[at]) ?? [
    source.targetList?.[at]?.ResTarget?.val,
  ]
  return values.every((value) => isFixed(value, check))
}

const boundIn = (
  statement: Statement,
  references: readonly Reference[],
  outer: ReadonlySet<string>,
  check: Check,
) => {
  const from = [...(statement.fromClause ?? []), ...(statement.usingClause ?? [])]
  const ownAliases = new Set(references.map(({ alias }) => alias))
  const conditions = [{ quals: statement.whereClause, binds: null }, ...from.flatMap(joinsIn)]
  return boundAliases(
    conditions.flatMap(({ quals, binds }) => equalitiesOf(quals, binds, references, check)),
    new Set([...outer].filter((alias) => !ownAliases.has(alias))),
  )
}

const unnamedWithin = (statement: Statement, outer: ReadonlySet<string>, check: Check): string[] => {
  const { relation, fromClause = [], usingClause = [] } = statement
  const references = [
    ...(relation ? [referenceTo(relation)] : []),
    ...[...fromClause, ...usingClause].flatMap(referencesIn),
  ]
  const bound = boundIn(statement, references, outer, check)
  if (relation && namesNewRows(statement, check)) bound.add(referenceTo(relation).alias)
  const own = references.filter(({ alias, table }) => check.tables.has(table) && !bound.has(alias))
  return [
    ...own.map(({ alias, table }) => (alias === table ? table : `${table} as ${alias}`)),
    ...nodesOf(statement).flatMap((each) => unnamedIn(each, bound, check)),
  ]
}

const isStatement = (node: object): node is Statement => 'fromClause' in node || 'relation' in node

/** A query in brackets and either side of a union are found at any depth of the tree. */
const unnamedIn = (node: Node, outer: ReadonlySet<string>, check: Check): string[] =>
  isStatement(node)
    ? unnamedWithin(node, outer, check)
    : nodesOf(node).flatMap((each) => unnamedIn(each, outer, check))

/**
 * Statements without an `app_id = …` of their own: row-level security alone does not route a statement to a shard.
 * `libpg-query` must be loaded.
 */
export const unnamedTenants = (text: string, check: Check): string[] =>
  unnamedIn((parseSync(text).stmts ?? []) as Node, new Set(), check)
