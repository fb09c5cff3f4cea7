import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createAppFinder } from '../../tenancy/app-finder.ts'
import { SELF_REMOVING_WORKER } from './self-removing-worker.ts'

/** The worker runs under the policy of its own answer. */
const POLICY = "default-src 'none'; connect-src 'self'"

/**
 * Serves the service worker at /sw.js, on hosts of apps only: everywhere else, and when it is switched off, one that
 * removes itself, because a device may have an earlier one.
 * @param folder the built sites
 */
export const serveWorker = async (
  server: FastifyInstance,
  folder: string,
  { pool, hasWorker }: { pool: pg.Pool; hasWorker: boolean },
): Promise<void> => {
  const file = join(folder, 'sw.js')
  const worker = hasWorker && existsSync(file) ? await readFile(file, 'utf8') : null
  const findApp = createAppFinder(pool)
  server.get('/sw.js', async (request, reply) => {
    const isOfApp = worker !== null && !request.isAdminSite && (await findApp(request.host)) !== null
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(isOfApp ? worker : SELF_REMOVING_WORKER)
  })
}
