import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_TESTS, RULE_TESTS, RULE_TESTS_ELSEWHERE } from '../../../config/server-tests.ts'
import { LEFT_OUT } from '../../../config/slow-tests.ts'
import { Problem } from '../../machine/command.mjs'
import { executedFolder, root } from '../../machine/paths.mjs'
import { read } from '../imports.mjs'
import { ownFiles } from '../own-files.mjs'

/** @returns {{ base: string, changed: string[] }} what differs from the main branch, committed or not */
export function changedFiles() {
  const base = mergeBase()
  const changed = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter(Boolean)
  return { base, changed: [...new Set(changed)].sort() }
}

function mergeBase() {
  for (const branch of ['main@{upstream}', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      // A clone may lack the branch, and a branch its upstream.
    }
  }
  return 'HEAD'
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 })
  } catch (error) {
    throw new Problem(`--affected asks git what has changed: ${error.stderr || error.message}`)
  }
}

/** @returns {import('./select.mjs').Known['tests']} without the slow tests whose day it is not */
export function testFiles() {
  const isToday = (file) => !LEFT_OUT.includes(file)
  const testsIn = (pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map(slashed)
  return {
    server: DATABASE_TESTS.map(slashed).filter(isToday),
    rules: [...RULE_TESTS.map(slashed), ...testsIn(RULE_TESTS_ELSEWHERE)].filter(isToday),
    components: testsIn('apps/web/src/**/*.test.tsx').filter(isToday),
    journeys: testsIn('e2e/**/*.test.ts').filter(isToday),
  }
}

/** Types do not exist at run time; the step `types` checks them. */
export function readImports() {
  const importers = new Map()
  const overFolders = []
  for (const file of ownFiles('*.{ts,tsx,mjs}')) {
    const imports = read(file).imports.filter(({ isType }) => !isType)
    for (const { target } of imports) importers.set(target, [...(importers.get(target) ?? []), file])
    if (imports.some(({ target, names }) => target === 'node:fs' && names?.some(isOverFolders)))
      overFolders.push(file)
  }
  return { importers, overFolders }
}

const isOverFolders = (name) => name === 'globSync' || name === 'readdirSync'

/** @returns {Map<string, string[]>} the test files that execute a file; empty without a record */
export function readExecuted() {
  const executed = new Map()
  for (const name of existsSync(executedFolder) ? readdirSync(executedFolder) : []) {
    const test = name.replace(/\.json$/, '').replaceAll('+', '/')
    if (!existsSync(join(root, test))) continue
    for (const file of JSON.parse(readFileSync(join(executedFolder, name), 'utf8')))
      executed.set(file, [...(executed.get(file) ?? []), test])
  }
  return executed
}

const slashed = (path) => path.replaceAll('\\', '/')
