import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (file: string): string => join(root, 'apps/server/src', file)

/** A test that reads or starts a database imports one of these, directly or indirectly. */
const DATABASES = [
  at('testing/database/clone-database.ts'),
  at('testing/database/own-cluster.ts'),
  join(root, 'packages/embedded-database/src/embedded-database.ts'),
]

/** A test that stops or crashes processes of its own waits more than it computes. */
const OWN_PROCESSES = [at('testing/run-program.ts'), ...DATABASES.slice(1)]

const PROGRAMS = [at('testing/run-to-end.ts'), ...OWN_PROCESSES]

/** Imports that exist at run time: `import type` is erased. */
const IMPORT =
  /(?:^|\n)(?:import(?! type)|export(?! type))[^'"()]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)|(?:^|\n)import '(\.[^']+)'/g

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, ...names]) =>
    resolve(file, '..', names.find(Boolean) ?? ''),
  )

const imported = new Map<string, string[]>()

/** Follows a file's imports, through our own files, to one of the targets. */
const reaches = (file: string, targets: readonly string[], visitedFiles = new Set<string>()): boolean => {
  if (targets.includes(file)) return true
  if (visitedFiles.has(file)) return false
  visitedFiles.add(file)
  const importedFiles = imported.get(file) ?? importsOf(file)
  imported.set(file, importedFiles)
  return importedFiles.some((next) => reaches(next, targets, visitedFiles))
}

/** Tests of what is true on a distributed database alone. */
const ON_CITUS_ONLY = 'apps/server/src/conformance/citus/'

const ALL_TESTS = globSync('{apps/server,packages/{demo,embedded-database}}/src/**/*.test.ts', {
  cwd: root,
}).sort()

const TESTS = ALL_TESTS.filter((file) => !file.startsWith(ON_CITUS_ONLY))

/** The server's tests that run on a distributed database, one by one; most of them also run without one. */
export const CITUS_TESTS = [
  'conformance/citus/migrate',
  'conformance/citus/single-shard',
  'conformance/data/tenancy',
  'conformance/requests/admission',
  'contexts/modules/operations/mark-module-page-as-seen-command',
  'contexts/modules/operations/manager/delete-module-as-manager-command',
  'contexts/modules/versions-of-module',
  'contexts/calendar-feed/calendar-feed',
  'contexts/seats/register/registration-seats',
  'contexts/reminders/reminders',
  'contexts/habits/notifications/seeing-together',
  'contexts/goal-tracking/rating-together',
  'contexts/goal-tracking/operations/rate-user-goal-progress-command',
  'contexts/nutrition-diary/operations/create-nutrition-diary-entry-command',
  'conformance/data/search-index',
  'contexts/search/operations/search-content-query',
]
  .map((name) => `apps/server/src/${name}.test.ts`)
  .concat('packages/demo/src/app-deletion.test.ts')

/** Paths from the root of the server's tests that need PostgreSQL; the others run in the project `rules`. */
export const DATABASE_TESTS = TESTS.filter((file) => reaches(join(root, file), DATABASES))

export const RULE_TESTS = TESTS.filter((file) => !DATABASE_TESTS.includes(file))

/** Tests of other code that need no PostgreSQL either, and no browser. */
export const RULE_TESTS_ELSEWHERE =
  '{apps/web,apps/mobile/src,packages/!(demo|embedded-database),bench,attack,scripts,deploy}/**/*.test.ts'

const testsWith = (targets: readonly string[]): ReadonlySet<string> =>
  new Set(TESTS.map((file) => join(root, file)).filter((path) => reaches(path, targets)))

const TESTS_WITH_OWN_PROCESSES = testsWith(OWN_PROCESSES)

const TESTS_WITH_PROGRAMS = testsWith(PROGRAMS)

/**
 * Whether a test (an absolute path) belongs to the server and starts processes of its own, a PostgreSQL or
 * the product.
 */
export const hasOwnProcesses = (path: string): boolean => TESTS_WITH_OWN_PROCESSES.has(path)

/** Whether a test (an absolute path) runs programs, each of which takes seconds to start. */
export const runsPrograms = (path: string): boolean => TESTS_WITH_PROGRAMS.has(path)
