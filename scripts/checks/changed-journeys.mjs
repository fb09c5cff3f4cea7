/* Prints the journeys affected by the changes since a commit (see journeys-of.mjs), one per line. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { root } from '../machine/paths.mjs'
import { read } from './imports.mjs'
import { journeysOf } from './journeys-of.mjs'

const [ref = 'HEAD'] = process.argv.slice(2)
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...git('diff', '--name-only', '--relative', ref, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const files = globSync('e2e/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const importsOf = new Map(files.map((file) => [file, read(file).imports.map(({ target }) => target)]))
for (const journey of journeysOf(changed, importsOf)) console.log(journey)
