import { StartError } from '../platform/base/config/start-error.ts'

/**
 * An installation for production may lack it: there, DATABASE_URL names another server.
 * @throws StartError when the package, or one that it needs, is not installed
 */
export const loadEmbeddedDatabase = async () => {
  try {
    return await import('@wohlauf/embedded-database')
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw cause
    const advice =
      'The embedded PostgreSQL (package @wohlauf/embedded-database) is not installed; set DATABASE_URL to a PostgreSQL 18 of your own, or run "npm ci".'
    throw new StartError(advice, { cause })
  }
}
