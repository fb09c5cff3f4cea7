import { parseSync, Visitor } from 'oxc-parser'
import { youngGlobal, youngInRegExp, youngMember, youngOfIterator, youngStatic } from './young-names.mjs'

const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis'])

/** Syntax that no build lowers. */
const IN_REGEXPS = [
  [
    'regular expression with v',
    (_, flags) => flags.includes('v'),
    ({ builtins }) => builtins.RegExp.unicodeSets,
  ],
  [
    'regular expression with (?i:',
    (pattern) => /\(\?(?:[ims]+-?|-)[ims]*:/.test(pattern),
    ({ regular_expressions }) => regular_expressions.modifier,
  ],
  [
    'regular expression with (?<=',
    (pattern) => /\(\?<[=!]/.test(pattern),
    ({ regular_expressions }) => regular_expressions.lookbehind_assertion,
  ],
]

const nameOfMember = ({ computed, property }) => {
  if (!computed) return property.name
  if (property.type === 'TemplateLiteral' && property.quasis.length === 1)
    return property.quasis[0].value.cooked
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

const isCallWithout = (node, names) =>
  node.type === 'CallExpression' &&
  node.arguments.length === 0 &&
  node.callee.type === 'MemberExpression' &&
  names.includes(nameOfMember(node.callee))

export function parse(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return program
}

/** Adds the names of members that the code defines itself: an object may be one of its own. */
export function addOwnNames(program, names) {
  const addKey = ({ key, computed }) => {
    if (!computed && 'name' in key) names.add(key.name)
  }
  new Visitor({
    Property: (node) => {
      // Names in a pattern are read, not defined.
      if (!node.value.type.endsWith('Pattern')) addKey(node)
    },
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression') names.add(nameOfMember(left))
    },
  }).visit(program)
}

/**
 * Interfaces of the platform that a supported browser may lack. Called members of objects are identified by
 * their names alone: a name that any interface has had for long, or that the code itself defines, is not
 * reported.
 * @param {Set<string>} ownNames
 * @returns {{ name: string, browsers: string[], at: number }[]}
 */
export function youngInScript(program, ownNames) {
  const declaredNames = new Set()
  const references = []
  const uses = []
  /** Names that are only tested for: `typeof name`, `name?.(…)`. */
  const testedNames = new Set()
  const called = new Set()
  const use = (name, browsers, node) => {
    if (browsers) uses.push({ name, browsers, at: node.start, node })
  }
  const declare = (pattern) => {
    if (!pattern) return
    if (pattern.type === 'Identifier') declaredNames.add(pattern.name)
    else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties) declare(each.value ?? each.argument)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(declare)
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left)
    else if (pattern.type === 'RestElement') declare(pattern.argument)
  }
  const declareFunction = ({ id, params }) => {
    declare(id)
    params.forEach(declare)
  }
  /** @returns {string | null} the name of a global object, also of `window.Name` */
  const globalName = (node) => {
    if (node.type === 'Identifier') return node.name
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null
    return GLOBAL_OBJECTS.has(node.object.name) ? nameOfMember(node) : null
  }
  const readMember = (object, name, node) => {
    const owner = globalName(object)
    const ofOwner = owner && !declaredNames.has(owner) ? youngStatic(owner, name) : undefined
    if (ofOwner !== undefined) return use(`${owner}.${name}`, ofOwner, node)
    if (isCallWithout(object, ['values', 'keys', 'entries']) && youngOfIterator(name))
      return use(`Iterator.${name}`, youngOfIterator(name), node)
    if (called.has(node) && !ownNames.has(name)) use(`.${name}`, youngMember(name), node)
  }
  const membersRead = []
  new Visitor({
    Identifier: (node) => void references.push(node),
    VariableDeclarator: ({ id, init }) => {
      declare(id)
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return
      for (const property of id.properties)
        if (property.key?.type === 'Identifier' && !property.computed)
          membersRead.push([init, property.key.name, property])
    },
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof') testedNames.add(argument)
    },
    CallExpression: ({ callee, optional }) => {
      if (optional) testedNames.add(callee)
      called.add(callee)
    },
    MemberExpression: (node) => {
      if (node.optional) testedNames.add(node.object)
      const name = nameOfMember(node)
      if (!node.computed) testedNames.add(node.property)
      if (name !== null) membersRead.push([node.object, name, node])
    },
    Property: ({ key, computed }) => {
      if (!computed) testedNames.add(key)
    },
    MethodDefinition: ({ key, computed }) => {
      if (!computed) testedNames.add(key)
    },
    PropertyDefinition: ({ key, computed }) => {
      if (!computed) testedNames.add(key)
    },
    Literal: (node) => {
      if (!('regex' in node) || !node.regex) return
      const { pattern, flags } = node.regex
      for (const [name, has, feature] of IN_REGEXPS)
        if (has(pattern, flags)) use(name, youngInRegExp(feature), node)
    },
  }).visit(program)
  for (const [object, name, node] of membersRead) readMember(object, name, node)
  for (const node of references)
    if (!declaredNames.has(node.name)) use(node.name, youngGlobal(node.name), node)
  return uses
    .filter(({ node }) => !testedNames.has(node))
    .map(({ name, browsers, at }) => ({ name, browsers, at }))
}
