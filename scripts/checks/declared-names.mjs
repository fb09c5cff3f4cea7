/**
 * The names that a file declares: variables, parameters, functions. Names of properties are excluded, because
 * they may be names of data.
 *
 * @param {import('oxc-parser').Program} program
 * @returns {string[]}
 */
export function declaredNames(program) {
  const names = []
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if (node.type === 'VariableDeclarator') names.push(...namesIn(node.id))
    if (node.type === 'CatchClause') names.push(...namesIn(node.param))
    if (/Function/.test(node.type ?? '')) {
      names.push(...(node.params?.items ?? node.params ?? []).flatMap(namesIn))
      if (node.id) names.push(node.id.name)
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(program)
  return names
}

function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(({ value, argument }) => namesIn(value ?? argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
