import { execFileSync } from 'node:child_process'
import { Problem } from '../../machine/command.mjs'
import { childEnvironment, isWindows, ourNode, root } from '../../machine/paths.mjs'

/**
 * @typedef {import('../chosen-stages.mjs').Step} Step
 * @typedef {{ base: string, changed: string[], tests: Record<string, string[]>, recorded: number, selection: import('./select.mjs').Selection }} Affected
 */

/** @returns {Affected} */
export function findAffected() {
  try {
    const output = execFileSync(ourNode, ['scripts/checks/affected/find.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: childEnvironment(root),
      maxBuffer: 2 ** 26,
      shell: isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return JSON.parse(output)
  } catch (error) {
    throw new Problem(error.stderr || error.message)
  }
}

/**
 * The steps for what has changed, each with its selected tests.
 * @param {readonly (readonly Step[])[]} stages
 * @param {Affected} affected
 * @returns {Step[][]}
 */
export function affectedStages(stages, { changed, selection }) {
  return stages.map((steps) =>
    steps.flatMap((step) => {
      if (step.looksAt && !changed.some((file) => step.looksAt.test(file))) return []
      if (!step.read) return [step]
      const files = selection.tests[step.name]
      if (!files) return []
      if (selection.everything) return [step]
      const narrowed = files.length > 0 ? [{ ...step, moreArgs: files.map(literal) }] : []
      return step.name === 'server' && selection.handlers.length > 0
        ? [...narrowed, ofHandlers(step, selection.handlers)]
        : narrowed
    }),
  )
}

/** The tests that run over all operations, for some of them: their titles have the operation's name. */
function ofHandlers(server, handlers) {
  return {
    ...server,
    what: 'rules of every operation, for these',
    moreArgs: [
      'apps/server/src/conformance',
      `--testNamePattern=(?<![\\w-])(${handlers.map(namesOf).join('|')})(?![\\w-])`,
    ],
  }
}

/** A handler's file has its operation's name, except for those of several operations. */
function namesOf(handler) {
  if (handler === 'write-content-elements') return '(create|update)-[a-z-]+-as-manager-command'
  const [, kind, item] = /^(manage|versions-of)-(.+)s$/.exec(handler) ?? []
  if (!kind) return handler
  return kind === 'manage'
    ? `[a-z-]*${item}[a-z-]*-as-manager-command`
    : `[a-z-]+-of-${item}-as-manager-[a-z]+`
}

/** Playwright reads its arguments as patterns, and Vitest as parts of paths. */
function literal(file) {
  return file.startsWith('e2e/') ? file.replaceAll('.', '\\.') : file
}

/** @param {Affected} affected @returns {string[]} lines that say what is selected, and what is left out */
export function describeAffected({ base, changed, tests, recorded, selection }, steps) {
  const lines = [`Changed since ${base.slice(0, 8)}: ${changed.length} files.`]
  if (selection.everything) return [...lines, `All tests, because of ${selection.everything}.`]
  for (const [name, files] of Object.entries(tests))
    lines.push(
      `${name.padEnd(10)} ${String(selection.tests[name].length).padStart(4)} of ${files.length} files`,
    )
  if (selection.handlers.length > 0)
    lines.push(`conformance  for the operations of ${selection.handlers.join(', ')}`)
  lines.push(
    recorded > 0
      ? `By imports, folders and what ${recorded} test files executed in the last \`npm run test:all\`.`
      : 'By imports and folders alone: no `npm run test:all` has recorded yet what the tests execute.',
    'Left out: journeys through changed screens and handlers; component tests of other folders that open a screen with what has changed; slow tests.',
  )
  const gates = steps.filter(({ looksAt }) => looksAt && !changed.some((file) => looksAt.test(file)))
  if (gates.length > 0)
    lines.push(`Also ${gates.map(({ name }) => name).join(', ')}: nothing has changed that they look at.`)
  return lines
}
