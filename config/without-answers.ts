import type { Plugin } from 'vite'

const OPERATION = /^(?:query|getQuery|command|upload|download)$/

type Node = { type: string; start: number; end: number; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const nameIn = (value: unknown): unknown => (isNode(value) ? value.name : undefined)

/** Where an operation says what its answer is. */
const answersIn = (node: Node): Node[] => {
  const isOperation = node.type === 'CallExpression' && OPERATION.test(String(nameIn(node.callee)))
  const settings = isOperation ? (node.arguments as Node[]).at(-1) : undefined
  const own =
    settings?.type === 'ObjectExpression'
      ? (settings.properties as Node[]).filter(({ key }) => nameIn(key) === 'output')
      : []
  return [...own, ...childrenOf(node).flatMap(answersIn)]
}

/** The sites trust the server's answers: their schemas are for the server, its documentation and the tests. */
export const withoutAnswers = (): Plugin => ({
  name: 'without-answers',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/, code: 'output' },
    handler(code) {
      const answers = answersIn(this.parse(code) as unknown as Node)
      const remainingCode = answers
        .sort((one, other) => other.start - one.start)
        .reduce((text, { start, end }) => `${text.slice(0, start)}output: undefined${text.slice(end)}`, code)
      return answers.length > 0 ? { code: remainingCode, map: null } : null
    },
  },
})
