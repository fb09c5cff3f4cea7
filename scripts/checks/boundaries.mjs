/* The gate for boundary-rules.mjs, for import cycles, for dependencies between rooms, and for the tables that each may write and name. A checker of our
   own because dependency-cruiser (17 and 18) reads TypeScript through the compiler's JavaScript interface,
   which TypeScript 7 no longer has, and cannot read TSX without it. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ACCESS_FILES } from '../../apps/server/src/composition/access-files.ts'
import { root } from '../machine/paths.mjs'
import { findPlatformWrites, findRoomCycles, foreignWrites, tablesNamedIn } from './context-rules.mjs'
import { findCycles } from './cycles.mjs'
import { filesOfTestsAlone } from './files-of-tests-alone.mjs'
import { forbiddenImports } from './forbidden-imports.mjs'
import { read } from './imports.mjs'
import { operationNames } from './operation-names.mjs'
import { ownFiles } from './own-files.mjs'

const isTest = /\.test\.tsx?$/

const files = new Map(ownFiles('*.{ts,tsx}').map((file) => [file, read(file)]))
const operations = new Map(
  [...files].map(([file, { imports, program }]) => [file, operationNames(imports, program)]),
)
const complaints = [...files].flatMap(([file, { imports }]) => forbiddenImports(file, imports, operations))
for (const file of filesOfTestsAlone(files))
  complaints.push(`${file} is imported by tests alone: put it into a folder testing.`)
const cycles = findCycles(runtimeEdges())
for (const cycle of cycles) complaints.push(`These import each other in a cycle: ${cycle.join(' → ')}`)
for (const cycle of findRoomCycles(files))
  complaints.push(`These rooms import each other in a cycle: ${cycle.join(' → ')}`)
for (const [file, source] of files)
  for (const { verb, table, owner } of foreignWrites(file, source))
    complaints.push(
      `${file} calls ${verb}(${table}), but only ${owner} writes to its tables; use a function that it exports.`,
    )
const { unstated, unused } = findPlatformWrites(files, ACCESS_FILES)
for (const { file, verb, table, context } of unstated)
  complaints.push(
    `${file} writes to the platform’s table ${table} (${verb}); use a function of the platform, or say in WRITES of contexts/${context}/database/access.ts why it does.`,
  )
for (const entry of unused)
  complaints.push(`WRITES of an access.ts states a write that does not exist: ${entry}.`)

const tablesOfContexts = ACCESS_FILES.flatMap(({ file, ACCESS = {} }) =>
  file.startsWith('contexts/') ? Object.keys(ACCESS) : [],
)
for (const path of globSync('apps/server/src/platform/**/*.{ts,sql}', { cwd: root })) {
  const file = path.replaceAll(sep, '/')
  if (isTest.test(file)) continue
  for (const table of tablesNamedIn(readFileSync(join(root, file), 'utf8'), tablesOfContexts))
    complaints.push(
      `${file} names ${table}, but the platform knows no table of a context: put its SQL into the context's database folder.`,
    )
}

for (const complaint of complaints) console.error(complaint)
console.log(`${files.size} files, ${complaints.length} forbidden imports, cycles or writes`)
process.exitCode = complaints.length > 0 ? 1 : 0

/** Types do not exist at run time, so a cycle of type imports is harmless. */
function runtimeEdges() {
  return new Map(
    [...files].map(([file, { imports }]) => [
      file,
      imports.filter(({ target, isType }) => !isType && files.has(target)).map(({ target }) => target),
    ]),
  )
}
