/*
 * Stryker's plugin for texts that no behaviour depends on: what an Error says to the reader of the log, and the name under which
 * a statement is prepared (`{ name, text }`), without which it is prepared anew each time.
 */

const isText = (path) => path.isStringLiteral() || path.isTemplateLiteral()

const isErrorText = ({ parentPath, listKey }) =>
  parentPath?.isNewExpression() && listKey === 'arguments' && /Error$/.test(parentPath.node.callee.name)

const keysOf = ({ properties }) => properties.map(({ key }) => key?.name)

const isStatementName = ({ parentPath }) =>
  parentPath?.isObjectProperty() &&
  parentPath.node.key.name === 'name' &&
  keysOf(parentPath.parent).includes('text')

const ignoredTexts = {
  shouldIgnore: (path) =>
    isText(path) && (isErrorText(path) || isStatementName(path)) ? 'no behaviour depends on it' : undefined,
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: ignoredTexts }]
