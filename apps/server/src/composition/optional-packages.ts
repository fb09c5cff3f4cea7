import { StartError } from '../platform/base/config/start-error.ts'

/** @throws StartError when the package, or one that it needs, is not installed */
const load = async <Module>(loading: Promise<Module>, advice: string): Promise<Module> => {
  try {
    return await loading
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw cause
    throw new StartError(advice, { cause })
  }
}

/** An installation for production may lack it: there, DATABASE_URL names another server. */
export const loadEmbeddedDatabase = () =>
  load(
    import('@wohlauf/embedded-database'),
    'The embedded PostgreSQL (package @wohlauf/embedded-database) is not installed; set DATABASE_URL to a PostgreSQL 18 of your own, or run "npm ci".',
  )

export const loadDemo = () =>
  load(
    import('@wohlauf/demo'),
    'The demo world (package @wohlauf/demo) is not installed; run "npm ci", or set NODE_ENV=production.',
  )
