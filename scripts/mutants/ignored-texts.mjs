/* Stryker's plugin for texts that no behaviour depends on: the message of an Error, which is for the log; the name of a prepared statement
   (`{ name, text }`, `prepared(tx, name, …)`), which is only prepared again each time without it; and the reason for access across tenants. */

const isText = (path) => path.isStringLiteral() || path.isTemplateLiteral()

const isErrorText = ({ parentPath, listKey }) =>
  parentPath?.isNewExpression() && listKey === 'arguments' && /Error$/.test(parentPath.node.callee.name)

const keysOf = ({ properties }) => properties.map(({ key }) => key?.name)

const isStatementName = ({ parentPath }) =>
  parentPath?.isObjectProperty() &&
  parentPath.node.key.name === 'name' &&
  keysOf(parentPath.parent).includes('text')

const NAMING_CALLS = ['prepared', 'acrossTenants', 'askAcrossTenants']

const isSecondArgument = ({ parentPath, listKey, key }) =>
  parentPath?.isCallExpression() &&
  listKey === 'arguments' &&
  key === 1 &&
  NAMING_CALLS.includes(parentPath.node.callee.name)

const ignoredTexts = {
  shouldIgnore: (path) =>
    isText(path) && [isErrorText, isStatementName, isSecondArgument].some((is) => is(path))
      ? 'no behaviour depends on it'
      : undefined,
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: ignoredTexts }]
