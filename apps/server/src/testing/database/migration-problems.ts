import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'libpg-query'

/**
 * The effects of a migration on concurrent requests, and on programs that do not know it: squawk's rules, and a few
 * additional ones. `libpg-query` must be loaded.
 */

type Problem = { line: number; rule: string; message: string }
type Json = { [name: string]: unknown }

const require = createRequire(import.meta.url)
const { getBinaryPath } = require('squawk-cli/js/index.js') as { getBinaryPath: () => string }
const RULES = fileURLToPath(new URL('../../migrations/squawk.toml', import.meta.url))

const KIND = /^-- (expand|contract)(, without a transaction)?\n/
const IGNORED = /^-- squawk-ignore ([a-z-]+(?:, ?[a-z-]+)*)$/
/** The reason has at least three words. */
const REASON = /^-- (?!expand\b|contract\b|squawk-)\S+( \S+){2,}/

/** Objects that programs use which do not know a migration: a migration of the kind contract removes them. */
const USED_BY_OTHERS = [
  'ban-drop-column',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
  'ban-drop',
  'ban-rename',
  'ban-drop-default',
]
const ALLOWED_IN_CONTRACT = [...USED_BY_OTHERS, 'ban-drop-not-null', 'ban-drop-constraint']
const NEVER_IN_EXPAND = [
  ...USED_BY_OTHERS,
  'adding-required-field',
  'adding-not-nullable-field',
  'changing-column-type',
]

/** Squawk has rules for these. */
const OF_SQUAWK = ['OBJECT_INDEX', 'OBJECT_TABLE']

const OWN_RULES: Readonly<
  Record<string, { message: string; isBroken: (type: string, node: Json, text: string) => boolean }>
> = {
  'ban-drop': {
    message: 'Programs that do not know this migration use what is dropped.',
    isBroken: (type, { removeType }) => type === 'DropStmt' && !OF_SQUAWK.includes(String(removeType)),
  },
  'ban-rename': {
    message: 'Programs that do not know this migration use the former name.',
    isBroken: (type, { renameType }) =>
      type === 'RenameStmt' && !['OBJECT_COLUMN', 'OBJECT_TABLE'].includes(String(renameType)),
  },
  'ban-drop-default': {
    message: 'Programs that do not know this migration leave the column out.',
    isBroken: (type, { subtype, def }) =>
      type === 'AlterTableCmd' && subtype === 'AT_ColumnDefault' && def === undefined,
  },
  'ban-drop-constraint': {
    message: 'Programs that do not know this migration may rely on it, as ON CONFLICT does.',
    isBroken: (type, { subtype }) => type === 'AlterTableCmd' && subtype === 'AT_DropConstraint',
  },
  'ban-row-changes': {
    message: 'All changed rows stay locked until the end. A job changes them in small steps.',
    isBroken: (type) => /^(Update|Delete|Merge)Stmt$/.test(type),
  },
  'ban-table-lock': {
    message: 'Nobody can use the table until the end.',
    isBroken: (type) => /^(Lock|Cluster|Vacuum|Truncate)Stmt$/.test(type),
  },
  'require-index-drop': {
    message: 'An attempt that was held up leaves an index that nothing uses: drop it first, IF EXISTS.',
    isBroken: (type, { concurrent, idxname }, text) =>
      type === 'IndexStmt' &&
      concurrent === true &&
      !new RegExp(`DROP INDEX CONCURRENTLY IF EXISTS "?${idxname}\\b`).test(text),
  },
  'ban-block': {
    message: 'The rules do not look into a block: write its statements, or what it does as a reason.',
    isBroken: (type) => type === 'DoStmt',
  },
}

const rulesBrokenBy = (node: Json, text: string): string[] =>
  Object.entries(node).flatMap(([type, value]) => {
    if (typeof value !== 'object' || value === null) return []
    const own = Object.keys(OWN_RULES).filter((rule) => OWN_RULES[rule]?.isBroken(type, value as Json, text))
    return [...own, ...rulesBrokenBy(value as Json, text)]
  })

const countLines = (text: string): number => text.split('\n').length

const ownProblems = (text: string): Problem[] => {
  const bytes = Buffer.from(text)
  let end = 0
  return (parseSync(text).stmts ?? []).flatMap(({ stmt, stmt_location: at = 0, stmt_len: length = 0 }) => {
    const comments = bytes.subarray(end, at).toString().split('\n')
    const line = countLines(bytes.subarray(0, at).toString())
    end = at + length
    const ignored = comments.flatMap((comment) => IGNORED.exec(comment)?.[1]?.split(/, ?/) ?? [])
    return rulesBrokenBy(stmt as Json, text)
      .filter((rule) => !ignored.includes(rule))
      .map((rule) => ({ line, rule, message: OWN_RULES[rule]?.message ?? '' }))
  })
}

const squawkProblems = (name: string, text: string, isInTransaction: boolean): Problem[] => {
  const more = isInTransaction ? [] : ['--no-assume-in-transaction']
  const { stdout, stderr } = spawnSync(
    getBinaryPath(),
    ['--config', RULES, '--reporter', 'json', '--stdin-filepath', name, ...more],
    { input: text, encoding: 'utf8' },
  )
  if (!stdout.startsWith('[')) throw new Error(`squawk did not work: ${stderr}`)
  const problems: { line: number; rule_name: string; message: string }[] = JSON.parse(stdout)
  return problems
    .map(({ line, rule_name, message }) => ({ line: line + 1, rule: rule_name, message }))
    .filter(
      ({ rule, message }) =>
        rule !== 'unused-ignore' || !Object.hasOwn(OWN_RULES, message.split(' ').at(-1) ?? ''),
    )
}

const problemsOfExceptions = (text: string, isExpand: boolean): Problem[] => {
  const lines = text.split('\n')
  return lines.flatMap((content, at) => {
    if (!content.includes('squawk-')) return []
    const problem = (message: string): Problem => ({ line: at + 1, rule: 'exception', message })
    const rules = IGNORED.exec(content)?.[1]?.split(/, ?/)
    if (!rules) return [problem('An exception is a line "-- squawk-ignore RULE" above its statement.')]
    return [
      ...(REASON.test(lines[at - 1] ?? '') ? [] : [problem('The line above says why.')]),
      ...rules
        .filter((rule) => isExpand && NEVER_IN_EXPAND.includes(rule))
        .map((rule) => problem(`${rule} makes it a migration of the kind contract.`)),
    ]
  })
}

/** Whether a migration states its kind. */
export const hasKind = (text: string): boolean => KIND.test(text)

/** One line for each problem of a migration that states its kind. */
export const migrationProblems = (name: string, text: string): string[] => {
  const [, kind, withoutTransaction] = KIND.exec(text) ?? []
  const isExpand = kind !== 'contract'
  return [
    ...squawkProblems(name, text, withoutTransaction === undefined),
    ...ownProblems(text),
    ...problemsOfExceptions(text, isExpand),
  ]
    .filter(({ rule }) => isExpand || !ALLOWED_IN_CONTRACT.includes(rule))
    .sort((a, b) => a.line - b.line)
    .map(({ line, rule, message }) => `${name}:${line} ${rule}: ${message}`)
}
