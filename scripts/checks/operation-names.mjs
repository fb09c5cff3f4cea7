const maker = 'packages/contract/src/operation.ts'

/**
 * The exported names of a contract file that are operations: created by a function of operation.ts, not other
 * values.
 */
export function operationNames(imports, program) {
  const makers = imports.find(({ target }) => target === maker)?.names ?? []
  return program.body
    .filter(
      ({ type, declaration }) =>
        type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration',
    )
    .flatMap(({ declaration }) => declaration.declarations)
    .filter(({ init }) => init?.type === 'CallExpression' && makers.includes(init.callee.name))
    .map(({ id }) => id.name)
}
