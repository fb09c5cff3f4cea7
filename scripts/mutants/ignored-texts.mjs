/* Stryker's plugin for texts that no behaviour depends on: the message of an Error, which is for the log, and the name of a prepared statement (`{ name, text }`); without the name it is only prepared anew each time. */

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
