import { readFileSync, writeFileSync } from 'node:fs'
import { REQUIRED_DATABASE } from '../composition/required-database.ts'
import { FUNCTIONS_VERSION } from '../platform/database/function-schemas.ts'
import { versionOf } from '../platform/database/migration/stored-functions.ts'

/**
 * `npm run functions:version`: writes the current version of the stored functions, or with `--check` only compares
 * it.
 */
const file = new URL('../platform/database/function-schemas.ts', import.meta.url)
const version = versionOf(REQUIRED_DATABASE.functions)

if (version === FUNCTIONS_VERSION) {
  console.log(`The stored functions have the version ${version}.`)
} else if (process.argv.includes('--check')) {
  console.error('The stored functions have changed: run "npm run functions:version".')
  process.exitCode = 1
} else {
  writeFileSync(file, readFileSync(file, 'utf8').replace(`'${FUNCTIONS_VERSION}'`, `'${version}'`))
  console.log(`The stored functions have the new version ${version}.`)
}
