/* Prints as JSON which tests the changes since a commit concern (see related-tests.mjs and journeys-of.mjs). Run by the project's
   own Node, because it reads TypeScript. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../machine/paths.mjs'
import { read } from './imports.mjs'
import { CONTEXTS_OF_JOURNEYS, journeysOf } from './journeys-of.mjs'
import { componentTestsFor, serverTestsFor } from './related-tests.mjs'

const [ref = 'HEAD'] = process.argv.slice(2)
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...git('diff', '--name-only', '--relative', ref, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const foldersIn = (folder) =>
  globSync(`${folder}/*/`, { cwd: root }).map((path) => path.replaceAll('\\', '/').split('/').at(-1))

const files = globSync('e2e/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const importsOf = new Map(files.map((file) => [file, read(file).imports.map(({ target }) => target)]))

console.log(
  JSON.stringify({
    server: serverTestsFor(changed, { contexts: foldersIn('apps/server/src/contexts'), testsElsewhere }),
    components: componentTestsFor(changed, foldersIn('apps/web/src/features')),
    journeys: journeysOf(changed, importsOf, CONTEXTS_OF_JOURNEYS),
  }),
)

/** The test files outside of a context that call its operations, as `conformance/tested-elsewhere` states them. */
function testsElsewhere(context) {
  const path = join(root, 'apps/server/src/conformance/tested-elsewhere', `${context}.ts`)
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(/'(\S+\.test\.ts)'/g)].map(([, file]) => file)
}
